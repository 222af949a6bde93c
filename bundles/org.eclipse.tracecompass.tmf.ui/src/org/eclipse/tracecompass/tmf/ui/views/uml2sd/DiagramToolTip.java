package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/**
 * A text beside the pointer.
 *
 * @since 9.5.0
 */
public class DiagramToolTip {

    private static final int DISTANCE = 18;

    private final Control parent;
    private final Shell shell;
    private final Text text;

    /**
     * @param parent the control below the pointer
     */
    public DiagramToolTip(Control parent) {
        this.parent = parent;
        shell = new Shell(parent.getShell(), SWT.ON_TOP | SWT.TOOL | SWT.NO_FOCUS);
        shell.setLayout(new FillLayout());
        shell.setBackground(parent.getDisplay().getSystemColor(SWT.COLOR_INFO_BACKGROUND));
        text = new Text(shell, SWT.WRAP | SWT.READ_ONLY | SWT.MULTI);
        text.setBackground(shell.getBackground());
        text.setForeground(parent.getDisplay().getSystemColor(SWT.COLOR_INFO_FOREGROUND));
        parent.addDisposeListener(e -> shell.dispose());
    }

    /** Shows a text; hides the tooltip if it is null or empty. */
    public void showToolTip(String value) {
        if (value == null || value.isEmpty()) {
            hideToolTip();
            return;
        }
        text.setText(value);
        Point size = shell.computeSize(SWT.DEFAULT, SWT.DEFAULT);
        Point pointer = parent.getDisplay().getCursorLocation();
        Rectangle screen = parent.getMonitor().getBounds();
        int x = Math.min(pointer.x + DISTANCE, screen.x + screen.width - size.x);
        int y = pointer.y + DISTANCE;
        if (y + size.y > screen.y + screen.height) {
            y = pointer.y - DISTANCE - size.y;
        }
        shell.setBounds(Math.max(screen.x, x), y, size.x, size.y);
        shell.setVisible(true);
    }

    /** Hides the tooltip. */
    public void hideToolTip() {
        if (!shell.isDisposed()) {
            shell.setVisible(false);
        }
    }

    /** The control below the pointer. */
    protected Control getParent() {
        return parent;
    }
}
