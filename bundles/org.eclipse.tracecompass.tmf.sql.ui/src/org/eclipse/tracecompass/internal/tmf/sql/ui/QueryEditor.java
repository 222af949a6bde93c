package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.VerifyEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlProposal;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlSchema;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlToken;
import org.eclipse.tracecompass.tmf.ui.timegraph.WorkbenchTheme;
import org.eclipse.tracecompass.tmf.ui.widgets.StyledTextContent;

/**
 * Where a query is typed: coloured, and completed on Ctrl+Space and after a pause. Ctrl+Enter runs
 * it.
 */
final class QueryEditor {

    private static final String TYPED = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.";
    private static final int PAUSE_MS = 400;
    private static final int MARGIN = 6;

    private final StyledText text;
    private final ContentProposalAdapter completion;
    private @Nullable SqlSchema schema;
    private Set<String> functions = Set.of();
    private int wrongFrom = -1;
    private int wrongTo = -1;

    QueryEditor(Composite parent, Runnable run) {
        text = new StyledText(parent, SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL | SWT.BORDER);
        text.setFont(JFaceResources.getTextFont());
        text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
        text.setAlwaysShowScrollBars(false);
        text.addVerifyKeyListener(event -> key(event, run));
        text.addModifyListener(event -> edited());
        completion =
                new ContentProposalAdapter(
                        text,
                        new StyledTextContent(text),
                        (sql, caret) -> proposals(sql, caret),
                        KeyStroke.getInstance(SWT.CTRL, ' '),
                        TYPED.toCharArray());
        completion.setAutoActivationDelay(PAUSE_MS);
        completion.setProposalAcceptanceStyle(ContentProposalAdapter.PROPOSAL_REPLACE);
    }

    StyledText control() {
        return text;
    }

    private void key(VerifyEvent event, Runnable run) {
        boolean enter = event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR;
        if (enter && (event.stateMask & SWT.MOD1) != 0) {
            event.doit = false;
            run.run();
        } else if (completion.isProposalPopupOpen()
                && (enter || event.keyCode == SWT.ARROW_UP || event.keyCode == SWT.ARROW_DOWN)) {
            event.doit = false;
        } else if (event.keyCode == 'a' && (event.stateMask & SWT.MOD1) != 0) {
            text.selectAll();
            event.doit = false;
        }
    }

    /** The query: what is selected, or all. */
    String query() {
        String selected = text.getSelectionText();
        return selected.isBlank() ? text.getText() : selected;
    }

    /** Where the query begins in the text. */
    int queryStart() {
        return text.getSelectionText().isBlank() ? 0 : text.getSelection().x;
    }

    void setText(String sql) {
        text.setText(sql);
        text.setSelection(sql.length());
        text.setFocus();
    }

    /** The names that can be used; null for none. */
    void setSchema(@Nullable SqlSchema names) {
        schema = names;
        functions =
                names == null
                        ? Set.of()
                        : names.functions().stream()
                                .map(SqlSchema.Function::name)
                                .collect(Collectors.toSet());
        colour();
    }

    private IContentProposal[] proposals(String sql, int caret) {
        SqlSchema names = schema;
        if (names == null) {
            return new IContentProposal[0];
        }
        return SqlProposal.at(sql, caret, names).stream()
                .map(proposal -> proposal(sql, caret, proposal))
                .toArray(IContentProposal[]::new);
    }

    private static IContentProposal proposal(String sql, int caret, SqlProposal proposal) {
        String before = sql.substring(0, proposal.from()) + proposal.insert();
        return new ContentProposal(
                before + sql.substring(caret),
                proposal.insert() + " \u2013 " + proposal.description(),
                null,
                before.length());
    }

    // --- colours

    private void edited() {
        wrongFrom = -1;
        colour();
    }

    /** Underlines what is wrong. */
    void markWrong(int from, int to) {
        int length = text.getCharCount();
        wrongFrom = Math.clamp(from, 0, length);
        wrongTo = Math.clamp(to, wrongFrom, length);
        if (wrongTo == wrongFrom && wrongFrom > 0) {
            wrongFrom--;
        }
        colour();
    }

    /** Colours the text again, by the theme as it is now. */
    void colour() {
        if (text.isDisposed()) {
            return;
        }
        boolean dark = WorkbenchTheme.of(text) == Theme.DARK;
        String sql = text.getText();
        List<StyleRange> ranges = new ArrayList<>();
        for (SqlToken token : SqlToken.of(sql)) {
            Color colour = colour(token, sql, dark);
            boolean wrong = token.start() < wrongTo && token.end() > wrongFrom && wrongFrom >= 0;
            if (colour != null || wrong) {
                StyleRange range =
                        new StyleRange(token.start(), token.end() - token.start(), colour, null);
                range.fontStyle = token.kind() == SqlToken.Kind.KEYWORD ? SWT.BOLD : SWT.NORMAL;
                range.underline = wrong;
                range.underlineStyle = SWT.UNDERLINE_ERROR;
                range.underlineColor = new Color(220, 60, 50);
                ranges.add(range);
            }
        }
        text.setStyleRanges(ranges.toArray(new StyleRange[0]));
    }

    private @Nullable Color colour(SqlToken token, String sql, boolean dark) {
        return switch (token.kind()) {
            case KEYWORD -> dark ? new Color(110, 170, 240) : new Color(24, 84, 170);
            case TEXT -> dark ? new Color(214, 157, 106) : new Color(156, 76, 12);
            case NUMBER -> dark ? new Color(181, 206, 140) : new Color(30, 120, 70);
            case COMMENT -> dark ? new Color(140, 146, 152) : new Color(118, 124, 130);
            case NAME ->
                    isKnown(token.in(sql))
                            ? dark ? new Color(190, 160, 232) : new Color(112, 60, 160)
                            : null;
            case OTHER -> null;
        };
    }

    /** Tables and functions; columns are too many to stand out. */
    private boolean isKnown(String name) {
        SqlSchema names = schema;
        return names != null && names.tables().containsKey(name) || functions.contains(name);
    }
}
