package org.eclipse.tracecompass.internal.tmf.remote.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;

import java.util.function.BiConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.remote.core.ServerAddress;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which server a token in the dialog is for. */
class TokenFieldTest {

    private static final String TOKEN = "abcdefghijklmnopqrstuvwxyz012345";
    private static final ServerAddress ONE = ServerAddress.parse("one.example:8080");
    private static final ServerAddress OTHER = ServerAddress.parse("other.example:8080");

    @BeforeEach
    void needViewer() {
        Viewer.assumeRunning();
    }

    private static void withFields(BiConsumer<Combo, TokenField> test) throws Exception {
        run(
                () -> {
                    Shell shell = new Shell(Display.getCurrent());
                    try {
                        Combo address = new Combo(shell, SWT.DROP_DOWN);
                        test.accept(address, new TokenField(shell, address));
                    } finally {
                        shell.dispose();
                    }
                });
    }

    @Test
    void anotherAddressEmptiesTheField() throws Exception {
        withFields(
                (address, token) -> {
                    address.setText(ONE.toString());
                    token.set(TOKEN);
                    assertThat(token.tokenFor(ONE)).isEqualTo(TOKEN);
                    address.setText(OTHER.toString());
                    assertThat(token.control().getText()).isEmpty();
                    assertThat(token.tokenFor(OTHER)).isEmpty();
                });
    }

    @Test
    void theTokenStaysWhileTheAddressIsTheSameOrNone() throws Exception {
        withFields(
                (address, token) -> {
                    address.setText("one.example");
                    token.set(TOKEN);
                    address.setText("");
                    address.setText("http://one.example:8080/tsp/api");
                    assertThat(token.tokenFor(ONE)).isEqualTo(TOKEN);
                });
    }

    @Test
    void aTokenMayBeTypedBeforeTheAddress() throws Exception {
        withFields(
                (address, token) -> {
                    token.set(TOKEN);
                    address.setText(ONE.toString());
                    assertThat(token.tokenFor(ONE)).isEqualTo(TOKEN);
                    assertThat(token.tokenFor(OTHER)).isEmpty();
                });
    }
}
