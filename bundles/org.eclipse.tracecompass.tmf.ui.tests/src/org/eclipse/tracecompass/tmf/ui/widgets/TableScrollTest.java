package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnUiThread.class)
class TableScrollTest {

    private static final int SIZE = 10_000;

    private final Shell shell = new Shell(Display.getCurrent());
    private final Composite area = new Composite(shell, SWT.NONE);
    private final Table table =
            new Table(area, SWT.MULTI | SWT.FULL_SELECTION | SWT.NO_SCROLL | SWT.H_SCROLL);
    private final TableScroll scroll = TableScroll.beside(area, table, this::fill);

    private void fill() {
        table.setItemCount(scroll.items());
    }

    private void showAt(int height) {
        shell.setSize(600, height);
        settle();
        scroll.resize(SIZE, scroll.fitting());
        fill();
        settle();
    }

    private void settle() {
        shell.layout(true, true);
        while (shell.getDisplay().readAndDispatch()) {
            table.update();
        }
    }

    @AfterEach
    void close() {
        shell.dispose();
    }

    @Test
    void aTableThatWasHighForAWhileHasAsManyRowsAsBefore() {
        shell.setLayout(new FillLayout());
        table.setHeaderVisible(true);
        new TableColumn(table, SWT.NONE).setWidth(100);
        shell.open();
        showAt(300);
        showAt(300);
        int before = scroll.visible();
        showAt(800);
        assertThat(scroll.visible()).isGreaterThan(before);
        showAt(300);
        assertThat(scroll.visible()).isEqualTo(before);
    }
}
