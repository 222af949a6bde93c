package org.eclipse.tracecompass.tmf.ui.foreign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.timegraph.BaseDataProviderTimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.core.TmfStrings;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.BaseDataProviderTimeGraphView;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.MarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.ui.IWorkbenchActionConstants;

/** A view of a data provider that does everything otherwise that plug-ins do. */
public class TasksView extends BaseDataProviderTimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.tasks";

    /** The category of its markers. */
    static final String QUARTERS = "Quarters";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus"
                    + ".ThreadStatusDataProvider";
    private static final String[] COLUMNS = {"Task", "Number"};

    private final List<String> calls = Collections.synchronizedList(new ArrayList<>());

    /** Says names and the ids of the models. */
    private static final class Names extends TreeLabelProvider {

        @Override
        public String getColumnText(Object element, int columnIndex) {
            TimeGraphEntry entry = (TimeGraphEntry) element;
            return columnIndex == 1
                    ? Long.toString(entry.getEntryModel().getId())
                    : super.getColumnText(element, columnIndex);
        }
    }

    /** Looks whose tooltips name the source code of states, too. */
    private static final class Looks extends BaseDataProviderTimeGraphPresentationProvider {

        private volatile String source;

        @Override
        public Map<String, String> getEventHoverToolTipInfo(ITimeEvent event, long hoverTime) {
            Map<String, String> lines =
                    new LinkedHashMap<>(super.getEventHoverToolTipInfo(event, hoverTime));
            if (source != null) {
                lines.put(TmfStrings.source(), source);
            }
            return lines;
        }
    }

    /** The view. */
    @SuppressWarnings("unchecked")
    public TasksView() {
        super("Tasks", new Looks(), PROVIDER);
        setTreeColumns(
                COLUMNS,
                new Comparator[] {
                    Comparator.comparing(ITimeGraphEntry::getName),
                    Comparator.comparingLong(e -> ((TimeGraphEntry) e).getEntryModel().getId())
                },
                1);
        setTreeLabelProvider(new Names());
        setFilterColumns(COLUMNS);
        setFilterLabelProvider(new Names());
        setWeight(new int[] {1, 4});
        setAutoExpandLevel(2);
    }

    @Override
    protected void loadingTrace(ITmfTrace trace) {
        calls.add("loading " + trace.getName());
    }

    @Override
    protected void buildEntryList(
            ITmfTrace trace, ITmfTrace parentTrace, IProgressMonitor monitor) {
        calls.add("building");
        super.buildEntryList(trace, parentTrace, monitor);
        calls.add("built");
    }

    @Override
    protected Map<String, Object> getFetchTreeParameters() {
        return Map.of("astrolabe.tests", true);
    }

    @Override
    protected TimeEvent createTimeEvent(TimeGraphEntry entry, ITimeGraphState state) {
        return super.createTimeEvent(entry, state);
    }

    @Override
    protected void synchingToTime(long time) {
        calls.add("synching " + time);
    }

    @Override
    protected List<String> getViewMarkerCategories() {
        List<String> categories = new ArrayList<>(super.getViewMarkerCategories());
        categories.add(QUARTERS);
        return categories;
    }

    @Override
    protected List<IMarkerEvent> getViewMarkerList(
            Iterable<TimeGraphEntry> entries,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor) {
        List<IMarkerEvent> markers =
                new ArrayList<>(
                        super.getViewMarkerList(entries, startTime, endTime, resolution, monitor));
        ITimeGraphEntry[] rows = getTimeGraphViewer().getExpandedElements();
        long quarter = Math.max(4, getEndTime() - getStartTime()) / 4;
        for (int i = 1; i < 4; i++) {
            markers.add(
                    new MarkerEvent(
                            null,
                            getStartTime() + i * quarter,
                            0,
                            QUARTERS,
                            new RGBA(0x20, 0x90, 0x40, 0xff),
                            "Q" + i,
                            true));
        }
        if (rows.length > 2 && rows[2] != null) {
            markers.add(
                    new MarkerEvent(
                            rows[2],
                            getStartTime() + quarter,
                            quarter,
                            QUARTERS,
                            new RGBA(0xd0, 0x60, 0x20, 0x50),
                            "of a row",
                            true));
        }
        return markers;
    }

    @Override
    protected String getNextText() {
        return "Next Task";
    }

    @Override
    protected void fillLocalToolBar(IToolBarManager manager) {
        super.fillLocalToolBar(manager);
        manager.appendToGroup(
                IWorkbenchActionConstants.MB_ADDITIONS,
                getTimeGraphViewer().getFollowArrowFwdAction());
        manager.add(action("Bare"));
    }

    @Override
    protected void fillTimeGraphEntryContextMenu(IMenuManager menuManager) {
        IStructuredSelection selection =
                (IStructuredSelection) getSite().getSelectionProvider().getSelection();
        if (selection.getFirstElement() instanceof TimeGraphEntry entry) {
            menuManager.add(action("Follow " + entry.getName()));
        }
    }

    private static Action action(String text) {
        return new Action(text) {};
    }

    List<String> calls() {
        return List.copyOf(calls);
    }

    List<String> tasks() {
        return Arrays.stream(getTimeGraphViewer().getExpandedElements())
                .map(ITimeGraphEntry::getName)
                .toList();
    }

    void menu(IMenuManager menu) {
        fillTimeGraphEntryContextMenu(menu);
    }

    void stateMenu(IMenuManager menu, String source) {
        ((Looks) getPresentationProvider()).source = source;
        fillTimeEventContextMenu(menu);
    }

    long middle() {
        return (getStartTime() + getEndTime()) / 2;
    }

    void findAgain() {
        rebuild();
    }
}
