package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderUtils;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolsChangedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.symbols.SymbolConfiguration;
import org.eclipse.tracecompass.tmf.ui.symbols.TmfSymbolProviderUpdatedSignal;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Symbol providers of a plug-in, and the dialog in which the user configures them. */
public class SymbolProviderTest {

    private static final String DIALOG = "Symbol Providers";

    private final List<TmfSignal> signals = new CopyOnWriteArrayList<>();
    @TempDir private Path folder;
    private ITmfTrace trace;

    @BeforeEach
    void open() throws Exception {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        DeskPerspective.choose(MessageDialogWithToggle.NEVER);
        Viewer.open(DeskTrace.write(folder.resolve("app.desk"), 5));
        trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        TmfSignalManager.register(this);
    }

    @AfterEach
    void close() {
        TmfSignalManager.deregister(this);
        Viewer.closeTraces();
    }

    /** A provider was configured. */
    @TmfSignalHandler
    public void updated(TmfSymbolProviderUpdatedSignal signal) {
        signals.add(signal);
    }

    /** Names have changed. */
    @TmfSignalHandler
    public void changed(SymbolsChangedSignal signal) {
        signals.add(signal);
    }

    private Collection<ISymbolProvider> providers() {
        return SymbolProviderManager.getInstance().getSymbolProviders(trace);
    }

    private static <T extends Control> Predicate<T> inDialog() {
        return control -> control.getShell().getText().equals(DIALOG);
    }

    private static Button button(String text) {
        return Viewer.find(Button.class, inDialog()).stream()
                .filter(button -> button.getText().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private void showDialog() {
        Viewer.display()
                .asyncExec(
                        () ->
                                SymbolConfiguration.open(
                                        PlatformUI.getWorkbench()
                                                .getActiveWorkbenchWindow()
                                                .getShell(),
                                        trace));
        awaitUi("the dialog is open", () -> !Viewer.find(Button.class, inDialog()).isEmpty());
    }

    private static void enter(String name) {
        run(
                () ->
                        Viewer.find(Text.class, SymbolProviderTest.<Text>inDialog()).stream()
                                .filter(text -> (text.getStyle() & SWT.READ_ONLY) == 0)
                                .findFirst()
                                .orElseThrow()
                                .setText(name));
    }

    private static void press(String button) {
        run(() -> button(button).notifyListeners(SWT.Selection, new Event()));
        awaitUi("the dialog is closed", () -> Viewer.find(Button.class, inDialog()).isEmpty());
    }

    @Test
    void providersOfTheScreenAreAmongThoseOfTheTrace() {
        assertThat(SymbolConfiguration.isPossible(trace)).isTrue();
        assertThat(providers()).first().isInstanceOf(DeskSymbols.class);
        assertThat(SymbolProviderUtils.getSymbolText(providers(), 0x10)).isEqualTo("0x10");
        SymbolProviderManager.getInstance().load(providers());
        assertThat(SymbolProviderUtils.getSymbolText(providers(), 0x10)).isEqualTo("before");
    }

    @Test
    void whatTheUserConfirmsIsSavedLoadedAndTold() {
        Collection<ISymbolProvider> before = providers();
        showDialog();
        Viewer.screenshot("symbol-providers");
        enter("after");
        press("OK");
        await("views are told", () -> signals.size() >= 2);

        assertThat(SymbolProviderUtils.getSymbolText(providers(), 0x10)).isEqualTo("after");
        assertThat(providers()).containsExactlyElementsOf(before);
        assertThat(providers()).as("so that kept names are dropped").isNotSameAs(before);
        assertThat(signals)
                .hasAtLeastOneElementOfType(TmfSymbolProviderUpdatedSignal.class)
                .hasAtLeastOneElementOfType(SymbolsChangedSignal.class);
    }

    @Test
    void namesAreAskedAgainWhenAPlugInHasConfiguredItsProvider() {
        Collection<ISymbolProvider> before = providers();
        TmfSignalManager.dispatchSignal(new TmfSymbolProviderUpdatedSignal(this));
        await(
                "views are told",
                () ->
                        signals.stream()
                                .anyMatch(
                                        signal ->
                                                signal instanceof SymbolsChangedSignal changed
                                                        && changed.getTrace() == trace));
        assertThat(providers()).containsExactlyElementsOf(before);
        assertThat(providers()).as("so that kept names are dropped").isNotSameAs(before);
    }

    @Test
    void whatIsWrongCannotBeConfirmed() {
        showDialog();
        enter("");
        assertThat(ui(() -> button("OK").isEnabled())).isFalse();
        Viewer.screenshot("symbol-providers-wrong");
        enter("right");
        assertThat(ui(() -> button("OK").isEnabled())).isTrue();
        press("Cancel");
        assertThat(signals).isEmpty();
    }
}
