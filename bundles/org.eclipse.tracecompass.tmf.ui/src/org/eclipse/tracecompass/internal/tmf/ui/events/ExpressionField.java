package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterCompletion;

/** A line for an expression over fields, which underlines the place where it is wrong. */
final class ExpressionField extends Composite {

    private final StyledText text;
    private @Nullable Color coloured;
    private final Runnable apply;
    private final FilterCompletion completion;

    /** Has the style sheets of the workbench leave a widget alone. */
    private static final String NO_STYLE = "org.eclipse.e4.ui.css.disabled";

    /**
     * @param vocabulary the words that an expression may have
     * @param edited told when the text changes
     * @param apply told when the user wants it to be in force at once
     */
    ExpressionField(
            Composite parent,
            Supplier<FilterVocabulary> vocabulary,
            Runnable edited,
            Runnable apply) {
        super(parent, SWT.BORDER);
        this.apply = apply;
        setLayout(new FillLayout());
        text = new StyledText(this, SWT.SINGLE);
        text.setToolTipText(Messages.Filter_ExpressionHelp);
        text.setData(EventFilter.EXPRESSION);
        setData(NO_STYLE, Boolean.TRUE);
        text.setData(NO_STYLE, Boolean.TRUE);
        colour();
        text.addListener(
                SWT.Modify,
                e -> {
                    mark(0, "");
                    edited.run();
                });
        completion = FilterCompletion.of(text, FilterDialect.STRICT, vocabulary);
        text.addListener(SWT.KeyDown, this::key);
        text.addListener(SWT.Traverse, this::traverse);
        text.addListener(
                SWT.Paint,
                e -> {
                    colour();
                    paintHint(e.gc);
                });
        addListener(SWT.Resize, e -> centre());
    }

    private void key(Event event) {
        if (completion.isOpen() || !event.doit) {
            return;
        }
        if (event.keyCode == SWT.ESC) {
            setText("");
            apply.run();
        } else if (event.character == SWT.CR) {
            apply.run();
        }
    }

    private void traverse(Event event) {
        if (event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS) {
            event.doit = true;
        } else if (event.detail == SWT.TRAVERSE_ESCAPE || event.detail == SWT.TRAVERSE_RETURN) {
            event.doit = false;
        }
    }

    /**
     * Takes the colours of a field to write in, as those beside it have them: style sheets and the
     * widgets around would make it look like a label.
     */
    private void colour() {
        Color back = getDisplay().getSystemColor(SWT.COLOR_LIST_BACKGROUND);
        if (!back.equals(coloured)) {
            coloured = back;
            setBackground(back);
            text.setBackground(back);
            text.setForeground(getDisplay().getSystemColor(SWT.COLOR_LIST_FOREGROUND));
        }
    }

    private void centre() {
        int free = Math.max(0, getClientArea().height - text.getLineHeight());
        text.setMargins(4, free / 2, 4, 0);
    }

    private void paintHint(GC gc) {
        if (text.getCharCount() == 0) {
            Point at = text.getLocationAtOffset(0);
            gc.setForeground(Shades.of(text).faint());
            gc.drawString(Messages.Filter_ExpressionHint, at.x + 1, at.y, true);
        }
    }

    @Override
    public boolean setFocus() {
        return text.setFocus();
    }

    String getText() {
        return text.getText();
    }

    void setText(String expression) {
        text.setText(expression);
    }

    /** Underlines what is at a column, from 1, and says why; 0 underlines nothing. */
    void mark(int column, String why) {
        int length = text.getCharCount();
        text.setStyleRange(null);
        text.setToolTipText(column > 0 ? why.replace("&", "&&") : Messages.Filter_ExpressionHelp);
        if (column > 0 && length > 0) {
            int from = Math.min(column - 1, length - 1);
            int to = from + 1;
            String all = text.getText();
            while (to < length && Character.isLetterOrDigit(all.charAt(to))) {
                to++;
            }
            StyleRange range = new StyleRange(from, to - from, Shades.of(text).lost(), null);
            range.underline = true;
            range.underlineStyle = SWT.UNDERLINE_ERROR;
            range.underlineColor = Shades.of(text).lost();
            text.setStyleRange(range);
        }
        text.redraw();
    }
}
