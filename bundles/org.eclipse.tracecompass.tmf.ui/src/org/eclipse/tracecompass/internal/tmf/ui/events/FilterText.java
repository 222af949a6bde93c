package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.Locale;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventFilter.BadCondition;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterSyntaxException;

/** Reads expressions over fields, for instance {@code type == sched_switch && next_tid > 100}. */
final class FilterText {

    /** What no one would write into a regular expression to be found in a cell. */
    private static final Pattern SIGNS =
            Pattern.compile(
                    "==|!=|=~|!~|&&|\\|\\||\\s[<>]=?\\s|^[\\w/.]+\\s*[<>]=?\\s*\\w"
                            + "|\\s(and|or|contains|includes|matches|equals)\\s|\\spresent$",
                    Pattern.CASE_INSENSITIVE);

    private FilterText() {}

    /** Whether a text to be searched for is an expression over fields, and no regular one. */
    static boolean isExpression(String text) {
        return !text.contains("(?") && SIGNS.matcher(text).find();
    }

    /**
     * Reads an expression.
     *
     * @throws BadCondition if it is wrong; says in one sentence what and at which column
     */
    static ITmfFilter parse(String text) throws BadCondition {
        try {
            return FilterParser.parse(text);
        } catch (FilterSyntaxException e) {
            int column = Math.clamp(e.getColumn(), 1, text.length() + 1);
            String message = String.valueOf(e.getMessage());
            String prefix = "column " + e.getColumn() + ": ";
            if (message.toLowerCase(Locale.ROOT).startsWith(prefix)) {
                message = message.substring(prefix.length());
            }
            throw new BadCondition(
                    EventFilter.EXPRESSION,
                    Texts.bind(Messages.Filter_BadExpression, String.valueOf(column), message),
                    column);
        }
    }
}
