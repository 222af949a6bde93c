package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposalListener2;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;

/**
 * Where the proposals for a field stand: as high as they need, and not over what belongs to the
 * field. The toolkit gives them a fixed height right below the field. For the UI thread.
 */
final class ProposalPlace implements IContentProposalListener2 {

    /** More proposals are scrolled to. */
    private static final int MOST_ROWS = 10;

    private final Control area;

    /**
     * @param area the field, or the widget around it that is not to be covered
     */
    ProposalPlace(Control area) {
        this.area = area;
        area.addListener(SWT.Resize, e -> fitLater());
    }

    @Override
    public void proposalPopupOpened(@Nullable ContentProposalAdapter adapter) {
        fit();
    }

    @Override
    public void proposalPopupClosed(@Nullable ContentProposalAdapter adapter) {
        // nothing is kept
    }

    /** Fits the proposals, if there are any, once they are others. */
    void fitLater() {
        if (!area.isDisposed()) {
            area.getDisplay().asyncExec(this::fit);
        }
    }

    private void fit() {
        Table table = area.isDisposed() ? null : proposals();
        if (table == null) {
            return;
        }
        Shell popup = table.getShell();
        Rectangle at = popup.getBounds();
        int rows = Math.clamp(table.getItemCount(), 1, MOST_ROWS);
        int height = at.height - table.getSize().y + rows * table.getItemHeight();
        Point start = area.toDisplay(0, 0);
        // The toolkit puts them above where there is no room below.
        boolean above = at.y < start.y;
        int y = above ? start.y - height : start.y + area.getSize().y;
        Rectangle fitting = new Rectangle(at.x, y, at.width, height);
        if (!fitting.equals(at)) {
            popup.setBounds(fitting);
        }
    }

    private @Nullable Table proposals() {
        for (Shell shell : area.getShell().getShells()) {
            Table found = shell.isVisible() ? tableIn(shell) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable Table tableIn(Composite parent) {
        for (Control child : parent.getChildren()) {
            Table found =
                    child instanceof Table table
                            ? table
                            : child instanceof Composite inner ? tableIn(inner) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
