package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnUiThread.class)
class ProposalPlaceTest {

    private final Shell shell = new Shell(Display.getCurrent());
    private final Composite area = new Composite(shell, SWT.NONE);
    private final ProposalPlace place = new ProposalPlace(area);
    private final Shell popup = new Shell(shell, SWT.NO_TRIM);
    private final Table table = new Table(popup, SWT.V_SCROLL | SWT.NO_SCROLL);

    @AfterEach
    void close() {
        shell.dispose();
    }

    private void show(int proposals, int y) {
        shell.setBounds(50, 200, 400, 300);
        area.setBounds(0, 0, 300, 40);
        shell.open();
        popup.setLayout(new FillLayout());
        popup.setBounds(60, y, 300, 250);
        table.setItemCount(proposals);
        popup.open();
        place.proposalPopupOpened(null);
    }

    @Test
    void proposalsAreAsHighAsTheyNeedAndBelowAllOfTheirField() {
        show(2, 230);
        assertThat(popup.getSize().y).isLessThan(4 * table.getItemHeight());
        Point start = area.toDisplay(0, 0);
        assertThat(popup.getLocation()).isEqualTo(new Point(60, start.y + 40));
    }

    @Test
    void manyProposalsAreScrolled() {
        show(1000, 230);
        assertThat(popup.getSize().y)
                .isBetween(10 * table.getItemHeight(), 11 * table.getItemHeight());
    }

    @Test
    void withoutRoomBelowTheyStandRightAboveTheField() {
        show(2, 10);
        assertThat(popup.getLocation().y + popup.getSize().y).isEqualTo(area.toDisplay(0, 0).y);
    }
}
