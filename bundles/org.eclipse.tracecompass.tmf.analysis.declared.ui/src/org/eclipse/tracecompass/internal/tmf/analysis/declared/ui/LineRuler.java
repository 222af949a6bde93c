package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;

/**
 * The numbers of the lines beside a text; those with problems have a bar and tell them in a
 * tooltip. A click puts the cursor into the line. Its parent has a grid layout.
 */
final class LineRuler extends Canvas {

    private static final int BAR = 4;
    private static final int GAP = 5;
    private static final int LEAST_DIGITS = 2;
    private static final RGB ERROR = new RGB(0xd0, 0x30, 0x30);
    private static final RGB WARNING = new RGB(0xd0, 0x90, 0x20);

    /** The state that the line numbers depend on; when it changes, they are drawn again. */
    private record Drawn(int top, int lines, int height, int caretLine) {}

    private final StyledText text;
    private final Map<Integer, List<Problem>> problems = new TreeMap<>();
    private Drawn drawn = new Drawn(-1, -1, -1, -1);
    private int digits;

    LineRuler(Composite parent, StyledText text) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
        this.text = text;
        setFont(text.getFont());
        addPaintListener(e -> paint(e.gc));
        addMouseListener(MouseListener.mouseDownAdapter(e -> goTo(e.y)));
        addMouseMoveListener(e -> setTip(tip(e.y)));
        // However it scrolls, in the end it paints: there is no event for all ways.
        text.addPaintListener(e -> follow());
        text.addCaretListener(e -> follow());
        text.addModifyListener(e -> fit());
        fit();
    }

    /** Marks the lines of problems. */
    void show(List<Problem> problems) {
        this.problems.clear();
        for (Problem problem : problems) {
            if (problem.line() > 0) {
                this.problems
                        .computeIfAbsent(problem.line(), line -> new ArrayList<>())
                        .add(problem);
            }
        }
        redraw();
    }

    /** Returns the lines that have a mark, from 1. */
    List<Integer> markedLines() {
        return List.copyOf(problems.keySet());
    }

    /** Returns what the tooltip of a line says; empty for nothing. */
    String tipOfLine(int line) {
        return String.join(
                "\n",
                problems.getOrDefault(line, List.of()).stream().map(Problem::message).toList());
    }

    /** Wider where the numbers have one digit more. */
    private void fit() {
        int digits = Math.max(LEAST_DIGITS, String.valueOf(text.getLineCount()).length());
        if (digits != this.digits) {
            this.digits = digits;
            GC gc = new GC(this);
            gc.setFont(text.getFont());
            int width = BAR + 2 * GAP + gc.textExtent("0".repeat(digits)).x;
            gc.dispose();
            GridDataFactory.fillDefaults().grab(false, true).hint(width, SWT.DEFAULT).applyTo(this);
            getParent().layout(true);
        }
        follow();
    }

    private Drawn current() {
        return new Drawn(
                text.getTopPixel(),
                text.getLineCount(),
                text.getClientArea().height,
                text.getLineAtOffset(text.getCaretOffset()));
    }

    private void follow() {
        if (!isDisposed() && !current().equals(drawn)) {
            redraw();
        }
    }

    private void paint(GC gc) {
        drawn = current();
        Point size = getSize();
        gc.setBackground(text.getBackground());
        gc.fillRectangle(0, 0, size.x, size.y);
        gc.setFont(text.getFont());
        Color strong = text.getForeground();
        Color weak = new Color(middle(strong.getRGB(), text.getBackground().getRGB()));
        // The text has a border that the ruler has not.
        int offset = offset();
        // Not beside the scroll bar below the text.
        gc.setClipping(0, offset, size.x, drawn.height());
        int last = Math.min(text.getLineCount() - 1, text.getLineIndex(drawn.height()));
        for (int line = text.getLineIndex(0); line <= last; line++) {
            int y = text.getLinePixel(line) + offset;
            int height = text.getLineHeight(text.getOffsetAtLine(line));
            List<Problem> problems = this.problems.getOrDefault(line + 1, List.of());
            if (!problems.isEmpty()) {
                boolean error = problems.stream().anyMatch(Problem::isError);
                gc.setBackground(new Color(error ? ERROR : WARNING));
                gc.fillRectangle(0, y, BAR, height);
            }
            String number = String.valueOf(line + 1);
            gc.setForeground(line == drawn.caretLine() || !problems.isEmpty() ? strong : weak);
            gc.drawText(number, size.x - GAP - gc.textExtent(number).x, y, true);
        }
    }

    private int offset() {
        return text.getLocation().y + text.getBorderWidth() - getLocation().y;
    }

    private static RGB middle(RGB a, RGB b) {
        return new RGB((a.red + b.red) / 2, (a.green + b.green) / 2, (a.blue + b.blue) / 2);
    }

    private int lineAt(int y) {
        return text.getLineIndex(y - offset());
    }

    private void goTo(int y) {
        int line = lineAt(y);
        if (line < text.getLineCount()) {
            text.setSelection(text.getOffsetAtLine(line));
            text.setFocus();
        }
    }

    private String tip(int y) {
        return tipOfLine(lineAt(y) + 1);
    }

    private void setTip(String tip) {
        String now = getToolTipText();
        if (!tip.equals(now == null ? "" : now)) {
            setToolTipText(tip.isEmpty() ? null : tip);
        }
    }
}
