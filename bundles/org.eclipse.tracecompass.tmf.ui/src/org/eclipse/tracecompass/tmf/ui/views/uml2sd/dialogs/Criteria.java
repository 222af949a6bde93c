package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDFilterProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDGraphNodeSupporter;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * What to find or to filter: a text, and the kinds of nodes that may have it.
 *
 * @since 9.5.0
 */
public class Criteria {

    private static final String EXPRESSION = "expression";
    private static final String CASE_SENSITIVE = "caseSensitive";
    private static final String[] KEYS = {
        "lifeline", "syncMessage", "syncMessageReturn", "asyncMessage", "asyncMessageReturn", "stop"
    };

    /** Which kinds are selected, by the constants of {@link ISDGraphNodeSupporter}. */
    private final boolean[] kinds = new boolean[KEYS.length];

    private boolean caseSensitive;
    private String expression;
    private Pattern pattern;

    /** The text as a pattern; null before it is needed. */
    private volatile Pattern compiled;

    /** Criteria that select no kind of nodes. */
    public Criteria() {
        // all fields have their values
    }

    /** A copy. */
    public Criteria(Criteria other) {
        System.arraycopy(other.kinds, 0, kinds, 0, kinds.length);
        caseSensitive = other.caseSensitive;
        expression = other.expression;
        pattern = other.pattern;
        compiled = other.compiled;
    }

    /** Whether lifelines are selected. */
    public boolean isLifeLineSelected() {
        return kinds[ISDGraphNodeSupporter.LIFELINE];
    }

    /** Selects lifelines or not. */
    public void setLifeLineSelected(boolean b) {
        kinds[ISDGraphNodeSupporter.LIFELINE] = b;
    }

    /** Whether ends of lifelines are selected. */
    public boolean isStopSelected() {
        return kinds[ISDGraphNodeSupporter.STOP];
    }

    /** Selects ends of lifelines or not. */
    public void setStopSelected(boolean b) {
        kinds[ISDGraphNodeSupporter.STOP] = b;
    }

    /** Whether synchronous messages are selected. */
    public boolean isSyncMessageSelected() {
        return kinds[ISDGraphNodeSupporter.SYNCMESSAGE];
    }

    /** Selects synchronous messages or not. */
    public void setSyncMessageSelected(boolean b) {
        kinds[ISDGraphNodeSupporter.SYNCMESSAGE] = b;
    }

    /** Whether returns of synchronous messages are selected. */
    public boolean isSyncMessageReturnSelected() {
        return kinds[ISDGraphNodeSupporter.SYNCMESSAGERETURN];
    }

    /** Selects returns of synchronous messages or not. */
    public void setSyncMessageReturnSelected(boolean b) {
        kinds[ISDGraphNodeSupporter.SYNCMESSAGERETURN] = b;
    }

    /** Whether asynchronous messages are selected. */
    public boolean isAsyncMessageSelected() {
        return kinds[ISDGraphNodeSupporter.ASYNCMESSAGE];
    }

    /** Selects asynchronous messages or not. */
    public void setAsyncMessageSelected(boolean b) {
        kinds[ISDGraphNodeSupporter.ASYNCMESSAGE] = b;
    }

    /** Whether returns of asynchronous messages are selected. */
    public boolean isAsyncMessageReturnSelected() {
        return kinds[ISDGraphNodeSupporter.ASYNCMESSAGERETURN];
    }

    /** Selects returns of asynchronous messages or not. */
    public void setAsyncMessageReturnSelected(boolean b) {
        kinds[ISDGraphNodeSupporter.ASYNCMESSAGERETURN] = b;
    }

    /** The text; null before it is set. */
    public String getExpression() {
        return expression;
    }

    /** Sets the text: a regular expression, or a text with * and ?. */
    public void setExpression(String string) {
        expression = string;
        compiled = null;
    }

    /** The pattern; null if only the text is set. */
    public Pattern getPattern() {
        return pattern;
    }

    /** Sets the pattern that names must match as a whole; null to use the text. */
    public void setPattern(Pattern pattern) {
        this.pattern = pattern;
    }

    /** Whether upper and lower case differ. */
    public boolean isCaseSenstiveSelected() {
        return caseSensitive;
    }

    /** Makes upper and lower case differ or not. */
    public void setCaseSenstiveSelected(boolean b) {
        caseSensitive = b;
        compiled = null;
    }

    /** Whether other criteria find the same. */
    public boolean compareTo(Criteria to) {
        return to != null
                && Arrays.equals(kinds, to.kinds)
                && caseSensitive == to.caseSensitive
                && Objects.equals(expression, to.expression);
    }

    /** Stores the criteria. */
    public void save(DialogSettings settings) {
        settings.put(EXPRESSION, expression == null ? "" : expression);
        settings.put(CASE_SENSITIVE, caseSensitive);
        for (int i = 0; i < KEYS.length; i++) {
            settings.put(KEYS[i], kinds[i]);
        }
    }

    /** Reads stored criteria; what is not stored is not selected. */
    public void load(DialogSettings settings) {
        setExpression(settings.get(EXPRESSION));
        setCaseSenstiveSelected(settings.getBoolean(CASE_SENSITIVE));
        for (int i = 0; i < KEYS.length; i++) {
            kinds[i] = settings.getBoolean(KEYS[i]);
        }
        pattern = null;
    }

    /**
     * The kinds of nodes that are selected, for users.
     *
     * @param provider knows what users call them; null for the general names
     * @param loaderClassName the class of the loader; null for the current one
     * @return the names
     */
    public String getGraphNodeSummary(ISDFilterProvider provider, String loaderClassName) {
        String[] general = {
            Messages.SequenceDiagram_Lifeline,
            Messages.SequenceDiagram_SynchronousMessage,
            Messages.SequenceDiagram_SynchronousMessageReturn,
            Messages.SequenceDiagram_AsynchronousMessage,
            Messages.SequenceDiagram_AsynchronousMessageReturn,
            Messages.SequenceDiagram_Stop
        };
        List<String> names = new ArrayList<>();
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i]) {
                String own = provider == null ? null : provider.getNodeName(i, loaderClassName);
                names.add(own == null || own.isEmpty() ? general[i] : own);
            }
        }
        return "[" + String.join(" " + Messages.SequenceDiagram_or + " ", names) + "]";
    }

    /**
     * Whether a name matches the pattern; without a pattern, whether the text is found in it.
     *
     * @throws CostlyPatternException if that takes too long
     */
    public boolean matches(String stringToMatch) {
        return newSearch().test(stringToMatch);
    }

    /**
     * Begins a search among many names. It may take as long in all as {@link #matches} for one.
     *
     * @return tells whether a name matches, as {@link #matches}; for one thread
     */
    public Predicate<String> newSearch() {
        if (pattern != null) {
            PatternSearch whole = new PatternSearch(pattern);
            return name -> name != null && whole.matches(name);
        }
        if (expression == null) {
            return name -> false;
        }
        PatternSearch part = new PatternSearch(compiled());
        return name -> name != null && part.find(name);
    }

    private Pattern compiled() {
        Pattern known = compiled;
        if (known == null) {
            known = compile();
            compiled = known;
        }
        return known;
    }

    /** The text as a pattern: a regular expression if it is one, else a text with * and ?. */
    private Pattern compile() {
        int flags = caseSensitive ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
        try {
            return PatternSearch.compile(expression, flags);
        } catch (PatternSyntaxException e) {
            String quoted = Pattern.quote(expression);
            return Pattern.compile(quoted.replace("*", "\\E.*\\Q").replace("?", "\\E.\\Q"), flags);
        }
    }
}
