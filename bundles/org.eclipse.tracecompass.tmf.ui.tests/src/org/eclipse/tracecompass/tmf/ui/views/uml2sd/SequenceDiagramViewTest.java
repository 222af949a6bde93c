package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.bindings.Binding;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.Criteria;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterCriteria;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterListDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.PagesDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.SDPrintDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.SDPrintDialogUI;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.SearchFilterDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.load.LoadersManager;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader.TmfUml2SDSyncLoader;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Sequence Diagram view with the loader of signals, on a trace of three pages. */
public class SequenceDiagramViewTest {

    private static final String VIEW = "org.eclipse.linuxtools.tmf.ui.tmfUml2SDSyncView";
    private static final String TRACES = "org.eclipse.tracecompass.tmf.ui.views.traces";
    private static final int MESSAGES = 25_000;

    @TempDir private Path folder;
    private SignalTrace trace;
    private SDView view;
    private TmfUml2SDSyncLoader loader;

    @BeforeEach
    void open() throws Exception {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        view = Viewer.show(VIEW, SDView.class);
        loader = (TmfUml2SDSyncLoader) LoadersManager.getInstance().getCurrentLoader(VIEW, view);
        trace = SignalTrace.open(folder, MESSAGES);
        TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, trace, null));
        TmfSignalManager.dispatchSignal(new TmfTraceSelectedSignal(this, trace));
        Viewer.awaitUi("all pages are found", () -> loader.pagesCount() == 3);
        Viewer.awaitUi("a page is shown", () -> messages() == 10_000);
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning() && trace != null) {
            TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
            trace.dispose();
            run(() -> view.getSite().getPage().hideView(view));
        }
    }

    private int messages() {
        Frame frame = view.getFrame();
        return frame == null ? 0 : frame.syncMessageCount();
    }

    private List<GraphNode> selection() {
        return List.copyOf(view.getSDWidget().getSelection());
    }

    private static Criteria criteria(String text, boolean message) {
        Criteria criteria = new Criteria();
        criteria.setExpression(text);
        criteria.setSyncMessageSelected(message);
        criteria.setLifeLineSelected(!message);
        return criteria;
    }

    @Test
    void lifelinesAreTheComponentsAndMessagesTheirSignals() {
        Frame frame = ui(view::getFrame);
        assertThat(frame.lifeLinesCount()).isEqualTo(3);
        assertThat(frame.getLifeline(1).getName()).isEqualTo("Server");
        SyncMessage first = frame.getSyncMessage(0);
        assertThat(first.getName()).isEqualTo("ASK 0");
        assertThat(first.getStartLifeline().getName()).isEqualTo("Client");
        assertThat(first.getStartTime().toNanos()).isEqualTo(1000);
        assertThat(frame.hasTimeInfo()).isTrue();
        Viewer.screenshot("sequence");
        run(
                () -> {
                    view.getSDWidget().setZoomValue(0.5f);
                    view.getSDWidget().moveTo(frame.getSyncMessage(500));
                });
        assertThat(ui(() -> view.getSDWidget().getContentsY())).isPositive();
        Viewer.screenshot("sequence-small");
    }

    @Test
    void aPageIsExportedAsAPicture() throws Exception {
        Path svg = folder.resolve("page.svg");
        Path png = folder.resolve("page.png");
        for (Path file : List.of(svg, png)) {
            Job job = ui(() -> view.getSDWidget().picture().write(file));

            job.setUser(false);
            job.schedule();
            job.join();
            assertThat(job.getResult()).isEqualTo(Status.OK_STATUS);
        }
        String text = Files.readString(svg);
        assertThat(text).contains(">Server<", ">ASK 0<").doesNotContain("ASK 10000");
        assertThat(text.split("<text ")).hasSizeGreaterThan(10_000);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
        Frame frame = ui(view::getFrame);
        try (ImageInputStream in = ImageIO.createImageInputStream(png.toFile())) {
            ImageReader reader = ImageIO.getImageReaders(in).next();
            reader.setInput(in);
            double shape = (double) reader.getHeight(0) / reader.getWidth(0);
            assertThat(shape)
                    .isCloseTo((double) frame.getHeight() / frame.getWidth(), within(shape / 10));
        }
        assertThat(ui(() -> view.getSDWidget().getZoomValue())).isEqualTo(1f);
    }

    @Test
    void pagesAreShownOneAfterTheOther() {
        assertThat(loader.hasPrevPage()).isFalse();
        run(loader::nextPage);
        Viewer.awaitUi("the next page", () -> first().startsWith("ASK 10000"));
        run(loader::lastPage);
        Viewer.awaitUi("the last page", () -> messages() == 5_000);
        assertThat(loader.hasNextPage()).isFalse();
        assertThat(loader.currentPage()).isEqualTo(2);
        run(() -> loader.pageNumberChanged(99));
        assertThat(loader.currentPage()).isEqualTo(2);
        run(loader::firstPage);
        Viewer.awaitUi("the first page", () -> first().equals("ASK 0"));
    }

    @Test
    void keysTurnPagesZoomAndScrollWhileTheViewIsActive() {
        press("M1+PAGE_DOWN");
        Viewer.awaitUi("the next page", () -> first().startsWith("ASK 10000"));
        press("M1+END");
        Viewer.awaitUi("the last page", () -> messages() == 5_000);
        press("M1+HOME");
        Viewer.awaitUi("the first page", () -> first().equals("ASK 0"));
        press("M2+ARROW_DOWN");
        int below = ui(() -> view.getSDWidget().getContentsY());
        assertThat(below).isEqualTo(ui(() -> view.getSDWidget().getVisibleHeight()));
        press("M1++");
        assertThat(ui(() -> view.getSDWidget().getZoomValue())).isEqualTo(1.25f);
        assertThat(ui(() -> view.getSDWidget().getContentsY())).isGreaterThan(below);
        press("M1+-");
        assertThat(ui(() -> view.getSDWidget().getContentsY())).isBetween(below - 1, below + 1);
        press("M1+-");
        press("M1+0");
        assertThat(ui(() -> view.getSDWidget().getZoomValue())).isEqualTo(1f);
        assertThat(command("M1+P")).isEqualTo("org.eclipse.ui.file.print");
        run(() -> view.getSite().getPage().activate(Viewer.show(TRACES, IViewPart.class)));
        assertThat(command("M1+HOME")).isNull();
    }

    private static Binding binding(String keys) {
        return ui(
                () ->
                        PlatformUI.getWorkbench()
                                .getService(IBindingService.class)
                                .getPerfectMatch(KeySequence.getInstance(keys)));
    }

    private static String command(String keys) {
        Binding binding = binding(keys);
        return binding == null ? null : binding.getParameterizedCommand().getId();
    }

    private static void press(String keys) {
        ui(
                () ->
                        PlatformUI.getWorkbench()
                                .getService(IHandlerService.class)
                                .executeCommand(binding(keys).getParameterizedCommand(), null));
    }

    private String first() {
        Frame frame = view.getFrame();
        return frame == null || frame.syncMessageCount() == 0
                ? ""
                : frame.getSyncMessage(0).getName();
    }

    @Test
    void aTimeSelectedElsewhereSelectsItsMessageOnItsPage() {
        select(15_001);
        Viewer.awaitUi(
                "the message is selected",
                () -> selection().size() == 1 && selection().get(0).getName().equals("ASK 15000"));
        assertThat(loader.currentPage()).isEqualTo(1);
    }

    @Test
    void whatIsSelectedWhileAnotherMessageIsBeingSelectedWins() {
        List<String> moved = new CopyOnWriteArrayList<>();
        ISelectionListener first =
                (part, selection) -> {
                    if (moved.isEmpty() && names(selection).contains("ASK 3000")) {
                        moved.add("ASK 3000");
                        select(15_001);
                    }
                    loader.selectionChanged(part, selection);
                };
        IWorkbenchPage page = ui(() -> view.getSite().getPage());
        run(
                () -> {
                    page.removeSelectionListener(VIEW, loader);
                    page.addSelectionListener(VIEW, first);
                });

        select(3001);

        Viewer.awaitUi(
                "the later message is selected",
                () -> selection().size() == 1 && selection().get(0).getName().equals("ASK 15000"));
        run(() -> page.removeSelectionListener(VIEW, first));
        assertThat(moved).hasSize(1);
        assertThat(loader.getCurrentTime().toNanos()).isEqualTo(15_001_000);
    }

    private static List<String> names(ISelection selection) {
        return selection instanceof IStructuredSelection nodes
                ? Arrays.stream(nodes.toArray()).map(node -> ((GraphNode) node).getName()).toList()
                : List.of();
    }

    private void select(long micros) {
        TmfTimestamp time = (TmfTimestamp) TmfTimestamp.fromNanos(1000L * micros);
        TmfSignalManager.dispatchSignal(
                new TmfSelectionRangeUpdatedSignal(this, time, time, trace));
    }

    /** Does something before others hear of a selected time. */
    public static final class First {
        private final Runnable action;

        First(Runnable action) {
            this.action = action;
        }

        /** Another time is selected. */
        @TmfSignalHandler
        public void selected(TmfSelectionRangeUpdatedSignal signal) {
            if (signal.getSource() instanceof SequenceDiagramViewTest) {
                action.run();
            }
        }
    }

    @Test
    void aSelectionIsNotMissedWhileTheLoaderWaitsToSendASignal() {
        First first =
                new First(
                        () -> {
                            Viewer.display().asyncExec(loader::nextPage);
                            Viewer.await("the loader sends", () -> isWaitingToSend());
                        });
        TmfSignalManager.registerVIP(first);
        try {
            select(20_001);
        } finally {
            TmfSignalManager.deregister(first);
        }
        Viewer.awaitUi(
                "the message is selected",
                () -> selection().size() == 1 && selection().get(0).getName().equals("ASK 20000"));
    }

    private static boolean isWaitingToSend() {
        Thread ui = Viewer.display().getThread();
        return ui.getState() == Thread.State.WAITING
                && Arrays.stream(ui.getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().equals("broadcast"));
    }

    @Test
    void aMessageSelectedHereSelectsItsTimeElsewhere() {
        run(() -> view.getSDWidget().moveTo(view.getFrame().getSyncMessage(7)));
        Viewer.awaitUi(
                "its time is selected",
                () ->
                        TmfTraceManager.getInstance()
                                        .getTraceContext(trace)
                                        .getSelectionRange()
                                        .getStartTime()
                                        .toNanos()
                                == 8000);
    }

    @Test
    void findingGoesOnInLaterPages() {
        // At once, as the time that is selected first may come late, and selects its message.
        List<GraphNode> found =
                ui(() -> loader.find(criteria("Store", false)) ? selection() : List.of());
        assertThat(found).singleElement().returns("Store", GraphNode::getName);
        assertThat(ui(() -> loader.find(criteria("ALARM", true)))).isTrue();
        Viewer.awaitUi("its page is shown", () -> loader.currentPage() == 2);
        Viewer.awaitUi(
                "it is selected",
                () -> selection().size() == 1 && selection().get(0).getName().equals("ALARM"));
        assertThat(ui(() -> loader.find(criteria("nothing like this", true)))).isFalse();
    }

    @Test
    void aTimeSelectedWhileSomethingIsFoundIsNotReplacedByAMatch() {
        run(() -> loader.find(criteria("ANSWER", true)));
        select(15_001);
        Viewer.awaitUi(
                "the message is selected",
                () -> selection().size() == 1 && selection().get(0).getName().equals("ASK 15000"));
        assertThat(loader.getCurrentTime().toNanos()).isEqualTo(15_001_000);
        run(() -> loader.find(criteria("ANSWER", true)));
        assertThat(ui(() -> selection().get(0).getName())).isEqualTo("ANSWER 10003");
    }

    @Test
    void filtersHideComponentsAndMessages() {
        FilterCriteria hide = new FilterCriteria(criteria("Store", false), true, false);
        run(() -> loader.filter(List.of(hide)));
        Viewer.awaitUi("half of the messages are left", () -> loader.pagesCount() == 2);
        Viewer.awaitUi(
                "two components are left",
                () -> view.getFrame() != null && view.getFrame().lifeLinesCount() == 2);
        FilterCriteria show = new FilterCriteria(criteria("^ALARM$", true), true, true);
        run(() -> loader.filter(List.of(show)));
        Viewer.awaitUi("one message is left", () -> messages() == 1);
        run(() -> loader.filter(null));
        Viewer.awaitUi("all are back", () -> messages() == 10_000);
    }

    @Test
    void lifelinesCanBeDraggedAndKeysGoFromNodeToNode() {
        run(
                () -> {
                    SDWidget widget = view.getSDWidget();
                    var client = view.getFrame().getLifeline(0);
                    var store = view.getFrame().getLifeline(2);
                    int y = client.getY() + 5;
                    mouse(SWT.MouseDown, client.getX() + client.getWidth() / 2, y);
                    mouse(SWT.MouseMove, store.getX() + store.getWidth() - 5, y);
                    mouse(SWT.MouseUp, store.getX() + store.getWidth() - 5, y);
                    widget.traverseHome();
                });
        assertThat(ui(() -> view.getFrame().getLifeline(2).getName())).isEqualTo("Client");
        run(() -> view.getSDWidget().traverseDown());
        assertThat(ui(() -> selection().get(0).getName())).isEqualTo("ASK 0");
        run(() -> view.getSDWidget().traverseRight());
        assertThat(ui(() -> selection().get(0).getName())).isEqualTo("READ");
        run(() -> view.getSDWidget().traverseLeft());
        assertThat(ui(() -> selection().get(0).getName())).isEqualTo("ASK 0");
    }

    private void mouse(int type, int x, int y) {
        Event event = new Event();
        event.x = x - view.getSDWidget().getContentsX();
        event.y = y - view.getSDWidget().getContentsY();
        event.button = 1;
        view.getSDWidget().getViewControl().notifyListeners(type, event);
    }

    @Test
    void theFindDialogFindsAndKeepsWhatWasEntered() {
        SearchFilterDialog dialog = ui(() -> openFind(criteria("DATA", true)));
        run(dialog::okPressed);
        assertThat(ui(() -> selection().get(0).getName())).isEqualTo("DATA");
        Viewer.screenshot("sequence-find");
        run(dialog::cancelPressed);
        SearchFilterDialog again = ui(() -> openFind(null));
        assertThat(again.getCriteria().getExpression()).isEqualTo("DATA");
        run(again::cancelPressed);
    }

    @Test
    void theFindDialogSaysThatAnExpressionTakesTooLong() {
        SearchFilterDialog dialog = ui(() -> openFind(criteria(".?".repeat(30) + "!", true)));
        run(dialog::okPressed);
        assertThat(Viewer.hasLabel("takes too long")).isTrue();
        Viewer.screenshot("sequence-find-costly");
        run(dialog::cancelPressed);
    }

    private SearchFilterDialog openFind(Criteria criteria) {
        SearchFilterDialog dialog = new SearchFilterDialog(view, loader, false, SWT.NORMAL);
        dialog.setCriteria(criteria);
        dialog.open();
        return dialog;
    }

    @Test
    void theFilterDialogAppliesAndStoresFilters() {
        FilterListDialog.saveFiltersCriteria(
                List.of(new FilterCriteria(criteria("Store", false), true, false)));
        FilterListDialog dialog = ui(() -> new FilterListDialog(view, loader));
        open(dialog);
        Viewer.screenshot("sequence-filters");
        run(dialog::okPressed);
        Viewer.awaitUi("half of the messages are left", () -> loader.pagesCount() == 2);
        FilterListDialog.deactivateSavedGlobalFilters();
        assertThat(FilterListDialog.getGlobalFilters())
                .hasSize(1)
                .noneMatch(FilterCriteria::isActive);
        FilterListDialog.saveFiltersCriteria(List.of());
    }

    private static void open(Dialog dialog) {
        run(
                () -> {
                    dialog.setBlockOnOpen(false);
                    dialog.open();
                });
    }

    @Test
    void theDialogOfPagesGoesToAPage() {
        PagesDialog dialog = ui(() -> new PagesDialog(view, loader));
        open(dialog);
        Viewer.screenshot("sequence-pages");
        run(
                () -> {
                    Viewer.find(Spinner.class, Spinner::isVisible).get(0).setSelection(3);
                    dialog.okPressed();
                });
        Viewer.awaitUi("the last page", () -> messages() == 5_000);
    }

    @Test
    void thePrintDialogCutsTheDiagramIntoPages() {
        SDPrintDialog dialog =
                ui(() -> new SDPrintDialog(view.getSite().getShell(), view.getSDWidget()));
        open(dialog);
        Viewer.screenshot("sequence-print");
        SDPrintDialogUI pages = dialog.getDialogUI();
        assertThat(pages.getPageList()).hasSize(pages.getNbLines()).startsWith(1, 2, 3);
        assertThat(pages.getStepY()).isBetween(pages.getStepX(), pages.getStepX() * 1.5f);
        run(dialog::close);
    }

    @Test
    void withoutMessagesItSaysWhichTracesHaveSome() {
        String needed = "the fields sender, receiver and signal";
        assertThat(Viewer.hasLabel(needed)).isFalse();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
        Viewer.awaitUi("the reason is shown", () -> Viewer.hasLabel(needed));
        TmfSignalManager.dispatchSignal(new TmfTraceSelectedSignal(this, trace));
        Viewer.awaitUi("a page is shown", () -> messages() == 10_000);
        assertThat(Viewer.hasLabel(needed)).isFalse();
        Viewer.closeTraces();
    }

    @Test
    void nothingIsShownWhenTheTraceIsClosed() {
        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
        Viewer.awaitUi("nothing is shown", () -> messages() == 0);
        assertThat(loader.pagesCount()).isZero();
        assertThat(ui(() -> loader.find(criteria("ASK", true)))).isFalse();
    }
}
