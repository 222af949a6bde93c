package org.eclipse.tracecompass.internal.tmf.remote.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.remote.core.RemoteTrace;
import org.eclipse.tracecompass.tmf.server.core.ServerOptions;
import org.eclipse.tracecompass.tmf.server.core.TraceServer;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A trace of a server in the workbench: opened, shown, lost and healed. */
class RemoteTraceUiTest {

    static final Path TRACE = SharedTraces.demo("k-alpha/s1/kernel");
    private static final String TOKEN = "abcdefghijklmnopqrstuvwxyz012345";
    private static final String THREADS =
            "org.eclipse.tracecompass.analysis.os.linux.views.controlflow";
    private static final String CPU_USE =
            "org.eclipse.tracecompass.analysis.os.linux.views.cpuusage";
    private static final String EVENTS = "org.eclipse.tracecompass.tmf.ui.views.events";

    private TraceServer server;

    /** The traces of a server in this process are open here too, so others are closed before. */
    RemoteTraceUiTest() throws IOException {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        server = serve(0);
    }

    static TraceServer serve(int port) throws IOException {
        TraceServer made =
                TraceServer.at(
                        new ServerOptions(
                                InetAddress.getLoopbackAddress(),
                                port,
                                List.of(TRACE),
                                TOKEN,
                                "1.2.3"));
        made.start();
        made.open(TRACE);
        return made;
    }

    @AfterEach
    void end() {
        server.close();
        Viewer.closeTraces();
    }

    private static <T extends Control> T only(Class<T> type, Predicate<T> wanted) {
        return Viewer.find(type, wanted).get(0);
    }

    private static Button button(String text) {
        return only(Button.class, each -> each.getText().equals(text));
    }

    private static void click(Button button) {
        button.notifyListeners(SWT.Selection, new org.eclipse.swt.widgets.Event());
    }

    static RemoteTrace active() {
        return (RemoteTrace) Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
    }

    /** Opens the trace as a user does. */
    private void open() {
        Viewer.display()
                .asyncExec(
                        () -> {
                            try {
                                PlatformUI.getWorkbench()
                                        .getService(IHandlerService.class)
                                        .executeCommand(
                                                "org.eclipse.tracecompass.tmf.remote.ui.command"
                                                        + ".open",
                                                null);
                            } catch (Exception e) {
                                throw new AssertionError(e);
                            }
                        });
        awaitUi(
                "the dialog",
                () -> !Viewer.find(Button.class, b -> b.getText().equals("&Connect")).isEmpty());
        run(
                () -> {
                    only(
                                    Combo.class,
                                    c ->
                                            (c.getStyle() & SWT.READ_ONLY) == 0
                                                    && c.getShell()
                                                            == button("&Connect").getShell())
                            .setText(server.link().toString());
                    click(button("&Connect"));
                });
        awaitUi(
                "the list",
                () ->
                        !Viewer.find(
                                        Table.class,
                                        t ->
                                                t.getItemCount() > 0
                                                        && t.getShell()
                                                                .getText()
                                                                .equals("Open Remote"))
                                .isEmpty());
        Viewer.pause(300);
        screenshot("open-remote");
        run(
                () -> {
                    assertThat(
                                    only(
                                                    Combo.class,
                                                    c ->
                                                            c.getShell()
                                                                    .getText()
                                                                    .equals("Open Remote"))
                                            .getText())
                            .doesNotContain(TOKEN);
                    assertThat(only(Text.class, t -> (t.getStyle() & SWT.PASSWORD) != 0).getText())
                            .isEqualTo(TOKEN);
                    click(button("Open"));
                });
        await(
                "the trace",
                () -> TmfTraceManager.getInstance().getActiveTrace() instanceof RemoteTrace);
    }

    private static boolean hasRows(TimeGraphView view) {
        var control = view.getControl();
        return control != null && control.scene().data().states().size() > 5;
    }

    @Test
    void openedShownLostAndHealed() throws Exception {
        open();
        TimeGraphView threads = Viewer.show(THREADS, TimeGraphView.class);
        awaitUi("rows of threads", () -> hasRows(threads));
        Viewer.pause(1_500);
        screenshot("remote-threads");
        Viewer.show(EVENTS, IViewPart.class);
        Viewer.pause(1_500);
        screenshot("remote-events");
        XyChartView chart = Viewer.show(CPU_USE, XyChartView.class);
        awaitUi("the chart", () -> Objects.requireNonNull(chart.getTree()).getItemCount() > 0);
        Viewer.pause(1_500);
        screenshot("remote-cpu");
        Viewer.show(THREADS, TimeGraphView.class);

        RemoteTrace trace = active();
        int port = server.address().getPort();
        server.close();
        await("the loss", () -> trace.getTrouble() != null);
        awaitUi("the view says so", () -> hasText("cannot be reached"));
        assertThat(ui(() -> hasRows(threads))).as("the last picture stays").isTrue();
        screenshot("remote-lost");
        server = serve(port);
        await("healing", () -> trace.getTrouble() == null);
        // The server in this process has opened its trace here too.
        OpenTraces.get().select(trace);
        awaitUi("no message", () -> !hasText("cannot be reached"));
        awaitUi("rows again", () -> hasRows(threads));
        Viewer.pause(1_500);
        screenshot("remote-healed");
        assertThat(RemoteMemory.open()).hasSize(1);
        assertThat(RemoteMemory.open().toString() + RemoteMemory.addresses()).doesNotContain(TOKEN);
        assertThat(RemoteMemory.tokens().tokenOf(trace.server().address())).isEqualTo(TOKEN);
        onlyTheFileOfTokensHasTheToken();
    }

    /** Preferences, logs and the saved workbench are in the folder of the workspace. */
    private static void onlyTheFileOfTokensHasTheToken() throws IOException {
        try (Stream<Path> files = Files.walk(Platform.getLocation().toPath())) {
            List<Path> telling =
                    files.filter(Files::isRegularFile)
                            .filter(RemoteTraceUiTest::tells)
                            .filter(file -> !file.endsWith("tokens"))
                            .toList();
            assertThat(telling).isEmpty();
        }
    }

    private static boolean tells(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)
                    .contains(TOKEN);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean hasText(String text) {
        var control =
                PlatformUI.getWorkbench()
                        .getActiveWorkbenchWindow()
                        .getActivePage()
                        .findView(THREADS);
        return control instanceof TimeGraphView view
                && view.getControl() != null
                && String.valueOf(Objects.requireNonNull(view.getControl()).progress())
                        .contains(text);
    }

    @Test
    void aTraceThatIsOpenAtTheEndIsRemembered() {
        open();
        run(() -> OpenTraces.get().closeAtEnd());
        assertThat(RemoteMemory.open()).as("for the next start").hasSize(1);
        RemoteMemory.open().forEach(RemoteMemory::closed);
    }

    @Test
    void anyOutputHasAView() throws Exception {
        open();
        for (ProviderType type :
                List.of(
                        ProviderType.TIME_GRAPH,
                        ProviderType.TREE_TIME_XY,
                        ProviderType.DATA_TREE)) {
            IDataProviderDescriptor output =
                    active().getDescriptors().stream()
                            .filter(each -> each.getType() == type)
                            .findFirst()
                            .orElseThrow();
            run(() -> OutputViews.open(output));
            awaitUi("the view of " + type, () -> title().equals(output.getName()));
            Viewer.pause(2_000);
            screenshot("remote-output-" + type);
        }
    }

    private static String title() {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        return String.valueOf(page.getActivePart().getTitle());
    }
}
