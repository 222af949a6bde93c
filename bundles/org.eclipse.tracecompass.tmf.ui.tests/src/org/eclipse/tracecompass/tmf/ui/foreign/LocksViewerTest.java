package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphSelectionListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphSelectionEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NamedTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A viewer of a plug-in that makes its entries and events itself. */
class LocksViewerTest {

    private final Locks locks = new Locks();
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());
    private Shell shell;
    private TimeGraphViewer viewer;

    @BeforeEach
    void open() throws Exception {
        ui(
                () -> {
                    shell = new Shell();
                    shell.setLayout(new FillLayout());
                    shell.setSize(1100, 420);
                    viewer = new TimeGraphViewer(shell, SWT.NONE);
                    viewer.setTimeGraphProvider(new Locks.Looks());
                    viewer.setInput(locks.processes());
                    viewer.setTimeBounds(Locks.START, Locks.END);
                    viewer.setLinks(locks.links());
                    viewer.setMarkers(locks.markers());
                    viewer.addRangeListener(e -> told.add("range"));
                    viewer.addTimeListener(e -> told.add("time"));
                    viewer.addSelectionListener(e -> told.add("row " + e.getSelection().getName()));
                    shell.open();
                    return "";
                });
        await(() -> graph().getExpandedElementCount() == 10);
    }

    @AfterEach
    void close() throws Exception {
        ui(
                () -> {
                    shell.dispose();
                    return "";
                });
    }

    private static <T> T ui(Callable<T> action) throws Exception {
        return UiThread.call(action);
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + 30_000_000_000L;
        while (!ui(condition)) {
            assertThat(System.nanoTime()).as("it did not happen in time").isLessThan(end);
            Thread.sleep(20);
        }
    }

    private TimeGraphControl graph() {
        return viewer.getTimeGraphControl();
    }

    private TimeGraphEntry thread(int process, int number) {
        return locks.processes().get(process).getChildren().get(number);
    }

    /** The colour in the middle of an event. */
    private RGB colourOf(ITimeEvent event) throws Exception {
        return ui(
                () -> {
                    Rectangle row = graph().getItemBounds(event.getEntry());
                    int x = graph().getXForTime(event.getTime() + event.getDuration() / 2);
                    Image image = picture();
                    ImageData data = image.getImageData();
                    RGB colour = data.palette.getRGB(data.getPixel(x, row.y + row.height / 2 + 5));
                    image.dispose();
                    return colour;
                });
    }

    private Image picture() {
        Point size = graph().getSize();
        Image image = new Image(graph().getDisplay(), size.x, size.y);
        GC gc = new GC(graph());
        graph().update();
        gc.copyArea(image, 0, 0);
        gc.dispose();
        return image;
    }

    private static ITimeEvent longest(TimeGraphEntry entry, int value) {
        ITimeEvent found = null;
        for (var events = entry.getTimeEventsIterator(); events.hasNext(); ) {
            ITimeEvent event = events.next();
            if (event instanceof TimeEvent e
                    && e.getValue() == value
                    && (found == null || event.getDuration() > found.getDuration())) {
                found = event;
            }
        }
        return found;
    }

    @Test
    void aViewerWithoutBoundsShowsTheTimeOfItsEntries() throws Exception {
        TimeGraphViewer alone = ui(() -> new TimeGraphViewer(shell, SWT.NONE));
        TimeGraphEntry first = new TimeGraphEntry("first", 100, 500);
        TimeGraphEntry second = new TimeGraphEntry("second", 300, 900);
        ui(
                () -> {
                    alone.setTimeGraphProvider(new Locks.Looks());
                    alone.setInput(List.of(first, second));
                    return "";
                });
        assertThat(ui(() -> List.of(alone.getMinTime(), alone.getMaxTime())))
                .containsExactly(100L, 900L);
        assertThat(ui(() -> List.of(alone.getTime0(), alone.getTime1())))
                .containsExactly(100L, 900L);
        ui(
                () -> {
                    alone.setTimeBounds(0, 2000);
                    alone.setStartFinishTime(200, 400);
                    alone.setInput(List.of(second));
                    return "";
                });
        assertThat(ui(() -> List.of(alone.getTime0(), alone.getTime1())))
                .as("bounds that were set stay")
                .containsExactly(200L, 400L);
    }

    @Test
    void statesHaveTheColoursOfTheirItems() throws Exception {
        ITimeEvent runs = longest(thread(0, 1), Locks.Looks.RUNS);
        await(() -> colourOf(runs).equals(new RGB(0x57, 0xb2, 0x6b)));
        assertThat(colourOf(longest(thread(0, 1), Locks.Looks.HOLDS)))
                .isEqualTo(new RGB(0x3d, 0x7f, 0xc4));
        String folder = System.getenv("ASTROLABE_SCREENSHOTS");
        if (folder != null) {
            ui(
                    () -> {
                        ImageLoader loader = new ImageLoader();
                        loader.data = new ImageData[] {picture().getImageData()};
                        loader.save(folder + "/locks.png", SWT.IMAGE_PNG);
                        return "";
                    });
        }
    }

    @Test
    void rowsAreListedWithTheirChildren() throws Exception {
        List<String> names =
                ui(
                        () ->
                                Arrays.stream(viewer.getExpandedElements())
                                        .map(ITimeGraphEntry::getName)
                                        .toList());
        assertThat(names)
                .containsExactly(
                        "server 1",
                        "reader",
                        "writer",
                        "logger",
                        "cleaner",
                        "server 2",
                        "reader",
                        "writer",
                        "logger",
                        "cleaner");
        ui(
                () -> {
                    viewer.setExpandedState(locks.processes().get(0), false);
                    return "";
                });
        assertThat(ui(() -> viewer.getExpandedElementCount())).isEqualTo(6);
        assertThat(ui(() -> viewer.getAllCollapsedElements()))
                .containsExactly(locks.processes().get(0));
    }

    @Test
    void aFilterHidesEntriesWithAllBelowThem() throws Exception {
        ui(
                () -> {
                    viewer.addFilter(
                            new ViewerFilter() {
                                @Override
                                public boolean select(Viewer of, Object parent, Object element) {
                                    return element != locks.processes().get(1);
                                }
                            });
                    return "";
                });
        await(() -> viewer.getExpandedElementCount() == 5);
    }

    @Test
    void whatTheProgramSetsIsNotTold() throws Exception {
        ui(
                () -> {
                    viewer.setStartFinishTime(Locks.START + 10, Locks.START + 1_000_000);
                    viewer.setSelectionRange(Locks.START + 20, Locks.START + 40, true);
                    return "";
                });
        Thread.sleep(400);
        assertThat(told).isEmpty();
        assertThat(ui(() -> viewer.getTime1())).isEqualTo(Locks.START + 1_000_000);
        assertThat(ui(() -> viewer.getSelectionEnd())).isEqualTo(Locks.START + 40);
    }

    @Test
    void timesOutsideOfTheBoundsAreCut() throws Exception {
        ui(
                () -> {
                    viewer.setStartFinishTime(0, Long.MAX_VALUE);
                    viewer.setSelectedTime(0, false);
                    return "";
                });
        assertThat(ui(() -> viewer.getTime0())).isEqualTo(Locks.START);
        assertThat(ui(() -> viewer.getTime1())).isEqualTo(Locks.END);
        assertThat(ui(() -> viewer.getSelectionBegin())).isEqualTo(Locks.START);
    }

    @Test
    void aClickSelectsEntryAndEventAndIsToldOnceInOrder() throws Exception {
        NamedTimeEvent event = (NamedTimeEvent) longest(thread(1, 0), Locks.Looks.HOLDS);
        click(event.getEntry(), event.getTime() + event.getDuration() / 2);
        await(() -> told.size() >= 2);
        assertThat(told).containsExactly("row reader", "time");
        IStructuredSelection selection =
                ui(() -> (IStructuredSelection) viewer.getSelectionProvider().getSelection());
        assertThat(selection.toList()).hasSize(2).startsWith(event.getEntry());
        assertThat(selection.toList().get(1)).isEqualTo(event);
    }

    /** Remembers the rows that the user selects. */
    private static final class RowFollower implements ITimeGraphSelectionListener {

        private final List<TimeGraphSelectionEvent> events =
                Collections.synchronizedList(new ArrayList<>());

        @Override
        public void selectionChanged(TimeGraphSelectionEvent event) {
            events.add(event);
        }

        List<ITimeGraphEntry> rows() {
            return events.stream().map(TimeGraphSelectionEvent::getSelection).toList();
        }
    }

    private void click(ITimeGraphEntry entry, long time) throws Exception {
        ui(
                () -> {
                    Rectangle row = graph().getItemBounds(entry);
                    Event click = new Event();
                    click.button = 1;
                    click.count = 1;
                    click.x = graph().getXForTime(time);
                    click.y = row.y + row.height / 2;
                    graph().notifyListeners(SWT.MouseDown, click);
                    graph().notifyListeners(SWT.MouseUp, click);
                    return "";
                });
    }

    @Test
    void aListenerFollowsTheRowsThatTheUserSelectsUntilItIsRemoved() throws Exception {
        RowFollower follower = new RowFollower();
        RowFollower removed = new RowFollower();
        ui(
                () -> {
                    viewer.addSelectionListener(follower);
                    viewer.addSelectionListener(removed);
                    viewer.removeSelectionListener(removed);
                    viewer.setSelection(thread(0, 3), true);
                    return "";
                });
        click(thread(0, 1), Locks.START + 1_000_000_000);
        await(() -> !follower.rows().isEmpty());
        assertThat(follower.rows())
                .as("what the program selects is not told")
                .containsExactly(thread(0, 1));
        assertThat(follower.events.get(0).getSource()).isSameAs(viewer);

        ui(
                () -> {
                    viewer.addSelectionListener(removed);
                    viewer.removeSelectionListener(follower);
                    return "";
                });
        click(thread(0, 2), Locks.START + 1_000_000_000);
        await(() -> !removed.rows().isEmpty());
        assertThat(removed.rows()).containsExactly(thread(0, 2));
        assertThat(follower.rows()).hasSize(1);
    }

    @Test
    void whatAsksToNotifyIsTold() throws Exception {
        ui(
                () -> {
                    viewer.setSelectionRangeNotify(Locks.START + 5, Locks.START + 5, false);
                    viewer.setStartFinishTimeNotify(Locks.START, Locks.START + 500);
                    return "";
                });
        await(() -> told.size() == 2);
        assertThat(told).containsExactly("range", "time");
    }
}
