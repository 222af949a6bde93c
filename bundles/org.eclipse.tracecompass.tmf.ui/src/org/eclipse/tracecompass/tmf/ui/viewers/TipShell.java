package org.eclipse.tracecompass.tmf.ui.viewers;

import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.widgets.TipClosing;

/** The little window of a tooltip. For the UI thread. */
final class TipShell {

    private static final int MOST_LINES = 40;
    private static final int OFFSET = 16;
    private static final int TOLERANCE = 6;

    private final Shell shell;
    private final Composite composite;
    private Point anchor = new Point(0, 0);

    /** Creates a tooltip for a control; it is not visible yet. */
    public TipShell(Control control) {
        shell = new Shell(control.getShell(), SWT.NO_FOCUS | SWT.ON_TOP | SWT.TOOL);
        GridLayoutFactory.fillDefaults().applyTo(shell);
        shell.setBackground(shell.getDisplay().getSystemColor(SWT.COLOR_INFO_BACKGROUND));
        TipClosing.install(shell, control);
        composite = new Composite(shell, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .margins(6, 4)
                .spacing(12, 1)
                .applyTo(composite);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(composite);
        paint(composite);
    }

    private void paint(Control control) {
        control.setBackground(shell.getDisplay().getSystemColor(SWT.COLOR_INFO_BACKGROUND));
        control.setForeground(shell.getDisplay().getSystemColor(SWT.COLOR_INFO_FOREGROUND));
    }

    /** Where lines are. */
    public Composite composite() {
        return composite;
    }

    /** Adds lines: titles and texts by the titles of their groups. */
    public void addItems(Map<?, ? extends Map<?, ?>> items) {
        int left = MOST_LINES;
        for (Map.Entry<?, ? extends Map<?, ?>> group : items.entrySet()) {
            String title = String.valueOf(group.getKey());
            if (!title.isEmpty() && left > 0) {
                Label label = label(title);
                label.setFont(
                        JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
                GridDataFactory.fillDefaults().span(2, 1).applyTo(label);
                left--;
            }
            for (Map.Entry<?, ?> line : group.getValue().entrySet()) {
                if (left-- <= 0) {
                    label("\u2026");
                    return;
                }
                label(String.valueOf(line.getKey()));
                label(String.valueOf(line.getValue()));
            }
        }
    }

    private Label label(String text) {
        Label label = new Label(composite, SWT.NONE);
        label.setText(text.replace("&", "&&"));
        paint(label);
        return label;
    }

    /** Whether there is nothing to be seen. */
    public boolean isEmpty() {
        return composite.getChildren().length == 0;
    }

    /** Shows the tooltip beside a point of the display. */
    public void open(Point at) {
        anchor = at;
        shell.pack();
        Rectangle screen = shell.getMonitor().getClientArea();
        Point size = shell.getSize();
        int x = Math.min(at.x + OFFSET, screen.x + screen.width - size.x);
        int y = at.y + OFFSET;
        if (y + size.y > screen.y + screen.height) {
            y = at.y - OFFSET - size.y;
        }
        shell.setLocation(Math.max(screen.x, x), Math.max(screen.y, y));
        shell.setVisible(true);
    }

    /** Whether the pointer has moved away from where the tooltip was opened. */
    public boolean isLeft(Point pointer) {
        return Math.abs(pointer.x - anchor.x) > TOLERANCE
                || Math.abs(pointer.y - anchor.y) > TOLERANCE;
    }

    /** Closes the tooltip. */
    public void close() {
        if (!shell.isDisposed()) {
            shell.dispose();
        }
    }
}
