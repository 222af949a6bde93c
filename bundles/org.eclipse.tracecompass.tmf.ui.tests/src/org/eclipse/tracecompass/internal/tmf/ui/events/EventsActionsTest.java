package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnUiThread.class)
class EventsActionsTest {

    private final Shell shell = new Shell(Display.getCurrent());

    @AfterEach
    void close() {
        shell.dispose();
    }

    @Test
    void theKeysForAllAndForCopyingAreThoseOfTheFieldThatHasTheFocus() {
        StyledText expression = new StyledText(shell, SWT.SINGLE);
        expression.setText("type == sched_switch");
        Text search = new Text(shell, SWT.SINGLE);
        search.setText("wait4");
        assertThat(EventsActions.selectText(expression)).isTrue();
        assertThat(expression.getSelectionText()).isEqualTo("type == sched_switch");
        assertThat(EventsActions.copyText(expression)).isTrue();
        assertThat(EventsActions.selectText(search)).isTrue();
        assertThat(search.getSelectionText()).isEqualTo("wait4");
        assertThat(EventsActions.copyText(search)).isTrue();
    }

    @Test
    void elsewhereTheyAreThoseOfTheTable() {
        Table table = new Table(shell, SWT.NONE);
        assertThat(EventsActions.selectText(table)).isFalse();
        assertThat(EventsActions.copyText(table)).isFalse();
        assertThat(EventsActions.selectText(null)).isFalse();
    }
}
