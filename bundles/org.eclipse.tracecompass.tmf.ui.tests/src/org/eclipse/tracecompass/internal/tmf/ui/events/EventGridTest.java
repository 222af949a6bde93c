package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@NonNullByDefault({})
@ExtendWith(OnUiThread.class)
class EventGridTest {

    private static final EventGrid.Input NOBODY =
            new EventGrid.Input() {
                @Override
                public void selected(long anchor, long focus) {}

                @Override
                public void activated(long row) {}

                @Override
                public void columnsMoved() {}
            };

    private final EventTableModel model =
            new EventTableModel(Runnable::run, Runnable::run, () -> {});
    private final Shell shell = new Shell(Display.getCurrent());
    private ITmfTrace trace;
    private EventGrid grid;

    @BeforeEach
    void open() throws Exception {
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        trace.indexTrace(true);
        model.show(trace, TimeText.utc()::full);
        shell.setLayout(new FillLayout());
        grid = new EventGrid(shell, model, NOBODY);
        shell.setSize(600, 300);
        shell.open();
        grid.setColumns(model.columns(), new ColumnSettings());
    }

    @AfterEach
    void close() {
        shell.dispose();
        model.show(null, TimeText.utc()::full);
        trace.dispose();
    }

    private void showRow(long row) {
        grid.select(row, row);
    }

    private boolean isVisible(long row) {
        return grid.firstVisible() <= row
                && row < grid.firstVisible() + grid.table().getItemCount();
    }

    @Test
    void aRangeSelectedElsewhereIsShownFromItsStart() {
        showRow(1000);
        assertThat(isVisible(900)).isFalse();
        grid.select(900, 1005);
        assertThat(isVisible(900)).isTrue();
        assertThat(grid.table().isSelected((int) (900 - grid.firstVisible()))).isTrue();
    }

    @Test
    void selectingAllRowsDoesNotScroll() {
        showRow(1000);
        long top = grid.firstVisible();
        grid.selectAll();
        assertThat(grid.firstVisible()).isEqualTo(top);
        assertThat(grid.firstSelected()).isZero();
        assertThat(grid.lastSelected()).isEqualTo(model.size() - 1);
    }
}
