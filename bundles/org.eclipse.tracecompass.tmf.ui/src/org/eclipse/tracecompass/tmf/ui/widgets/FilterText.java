package org.eclipse.tracecompass.tmf.ui.widgets;

import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;

/**
 * A field for a filter, with completion. What is wrong with the filter is said in a line below,
 * with an arrow at the place; without a mistake there is no such line. For the UI thread.
 */
public final class FilterText extends Composite {

    private static final int ARROW = 4;

    private final Text text;
    private final Canvas note;
    private final FilterCompletion completion;
    private String problem = "";
    private int column;

    /**
     * Creates a field.
     *
     * @param parent where it goes
     * @param dialect the dialect of its filters
     * @param vocabulary asked for the words whenever the user wants proposals
     */
    public FilterText(
            Composite parent, FilterDialect dialect, Supplier<FilterVocabulary> vocabulary) {
        super(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        setLayout(layout);
        text = new Text(this, SWT.SINGLE | SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        note = new Canvas(this, SWT.DOUBLE_BUFFERED);
        GridData place = new GridData(SWT.FILL, SWT.FILL, true, false);
        place.exclude = true;
        note.setLayoutData(place);
        note.setVisible(false);
        note.addListener(SWT.Paint, e -> paint(e.gc));
        completion = FilterCompletion.around(text, this, dialect, vocabulary);
    }

    /** Returns the field itself. */
    public Text text() {
        return text;
    }

    /** Returns whether proposals are shown: keys are theirs then. */
    public boolean isCompleting() {
        return completion.isOpen();
    }

    /** Returns what is said to be wrong; empty if nothing is. */
    public String problem() {
        return problem;
    }

    /** Says what is wrong with the filter, and where. */
    public void say(FilterSyntaxException wrong) {
        say(wrong.getColumn(), String.valueOf(wrong.getMessage()));
    }

    /** Says why the filter has no effect; null if all is well. */
    public void say(@Nullable String why) {
        say(0, why == null ? "" : why);
    }

    private void say(int place, String why) {
        column = place;
        boolean changed = why.isEmpty() != problem.isEmpty();
        problem = why;
        text.setForeground(why.isEmpty() ? null : Shades.of(this).lost());
        note.setToolTipText(why.isEmpty() ? null : why.replace("&", "&&"));
        if (note.getLayoutData() instanceof GridData data) {
            data.exclude = why.isEmpty();
            data.heightHint = lineHeight() + ARROW;
        }
        note.setVisible(!why.isEmpty());
        if (changed) {
            requestLayout();
        }
        note.redraw();
    }

    private int lineHeight() {
        GC gc = new GC(note);
        try {
            return gc.getFontMetrics().getHeight();
        } finally {
            gc.dispose();
        }
    }

    private void paint(GC gc) {
        Color colour = Shades.of(this).lost();
        gc.setForeground(colour);
        gc.setBackground(colour);
        int width = note.getClientArea().width;
        int x = 0;
        if (column > 0) {
            x = Math.clamp(placeOf(gc, column - 1), ARROW, Math.max(ARROW, width - ARROW));
            gc.fillPolygon(new int[] {x - ARROW, ARROW, x, 0, x + ARROW, ARROW});
        }
        Point size = gc.textExtent(problem);
        int left = Math.max(0, Math.min(x - ARROW, width - size.x));
        gc.drawText(problem, left, ARROW, true);
    }

    /** Where a character begins in the field, which may have been scrolled. */
    private int placeOf(GC gc, int index) {
        String all = text.getText();
        int caret = Math.min(text.getCaretPosition(), all.length());
        int at = Math.min(index, all.length());
        gc.setFont(text.getFont());
        int between = gc.textExtent(all.substring(Math.min(at, caret), Math.max(at, caret))).x;
        gc.setFont(note.getFont());
        return text.getCaretLocation().x + (at < caret ? -between : between);
    }
}
