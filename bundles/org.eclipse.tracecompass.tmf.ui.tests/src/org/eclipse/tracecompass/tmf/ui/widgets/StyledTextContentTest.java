package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnUiThread.class)
class StyledTextContentTest {

    private final Shell shell = new Shell(Display.getCurrent());
    private final StyledText field = new StyledText(shell, SWT.SINGLE);
    private final StyledTextContent content = new StyledTextContent(field);

    @AfterEach
    void close() {
        shell.dispose();
    }

    @Test
    void aChosenProposalReplacesTheTextAndPutsTheCaret() {
        field.setText("nex == 1");
        content.setControlContents(field, "next_tid == 1", 8);
        assertThat(content.getControlContents(field)).isEqualTo("next_tid == 1");
        assertThat(content.getCursorPosition(field)).isEqualTo(8);
        content.setCursorPosition(field, 0);
        content.insertControlContents(field, "!", 1);
        assertThat(field.getText()).isEqualTo("!next_tid == 1");
        assertThat(field.getCaretOffset()).isEqualTo(1);
        assertThat(content.getInsertionBounds(field).height).isPositive();
    }
}
