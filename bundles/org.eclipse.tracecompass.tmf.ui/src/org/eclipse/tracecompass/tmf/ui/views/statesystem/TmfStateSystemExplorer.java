package org.eclipse.tracecompass.tmf.ui.views.statesystem;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.timegraph.BaseDataProviderTimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfStartAnalysisSignal;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.explorer.core.StateSystemDataProvider;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.BaseDataProviderTimeGraphView;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NullTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;

/**
 * The attributes of every state system of a trace: their values at the selected time in the columns
 * of the tree, their states along the time beside it. Plug-ins open or extend it; the menu offers
 * the viewer's own State System Explorer, which shows the same data provider.
 *
 * @since 9.5.0
 */
public class TmfStateSystemExplorer extends BaseDataProviderTimeGraphView {

    /** The view's id. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.ssvisualizer";

    private static final String[] COLUMNS = {
        Messages.TreeNodeColumnLabel,
        Messages.QuarkColumnLabel,
        Messages.ValueColumnLabel,
        Messages.TypeColumnLabel,
        Messages.AttributePathColumnLabel
    };

    private static final int[] LABELS = {
        0,
        StateSystemDataProvider.QUARK,
        StateSystemDataProvider.VALUE,
        StateSystemDataProvider.TYPE,
        StateSystemDataProvider.PATH
    };

    private static final int GROWTH = 4;
    private static final int MOST_LISTED = 16_000;

    /** How many children are listed where there are very many, by the row that stands for them. */
    private final Map<Long, Integer> listed = new ConcurrentHashMap<>();

    private volatile @Nullable Long selectedTime;

    /** Made by the workbench. */
    public TmfStateSystemExplorer() {
        super(ID, new BaseDataProviderTimeGraphPresentationProvider(), StateSystemDataProvider.ID);
        setTreeColumns(COLUMNS);
        setTreeLabelProvider(new Labels());
        setFilterColumns(COLUMNS);
        setFilterLabelProvider(new Labels());
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        getTimeGraphViewer()
                .addSelectionListener(
                        event -> {
                            if (event.getSelection() instanceof TimeGraphEntry row) {
                                listMore(row);
                            }
                        });
    }

    /** Lists more children if a row is selected that stands for those that are not listed. */
    private void listMore(TimeGraphEntry row) {
        if (StateSystemDataProvider.isMore(labels(row))) {
            listed.merge(
                    row.getEntryModel().getId(),
                    StateSystemDataProvider.PAGE,
                    (now, page) -> Math.min(MOST_LISTED, now * GROWTH));
            rebuild();
        }
    }

    /** An analysis started: its state systems are found. */
    @TmfSignalHandler
    public void handleAnalysisStarted(TmfStartAnalysisSignal signal) {
        ITmfTrace shown = getTrace();
        if (shown != null
                && signal.getAnalysisModule() instanceof ITmfAnalysisModuleWithStateSystems) {
            rebuild();
        }
    }

    /** Once for all traces of an experiment: its provider has the rows of each. */
    @Override
    protected Iterable<ITmfTrace> getTracesToBuild(@Nullable ITmfTrace trace) {
        return trace == null ? List.of() : List.of(trace);
    }

    @Override
    protected void loadingTrace(ITmfTrace trace) {
        super.loadingTrace(trace);
        listed.clear();
        selectedTime = null;
    }

    @Override
    protected Map<String, Object> getFetchTreeParameters() {
        Map<String, Object> parameters = super.getFetchTreeParameters();
        Long time = selectedTime;
        if (time != null) {
            parameters.put(StateSystemDataProvider.SELECTED_TIME_KEY, time);
        }
        parameters.put(StateSystemDataProvider.LISTED_CHILDREN_KEY, Map.copyOf(listed));
        return parameters;
    }

    /** Shows the values of another time. */
    @Override
    protected void synchingToTime(long time) {
        super.synchingToTime(time);
        Long before = selectedTime;
        selectedTime = time;
        if (before == null || before != time) {
            rebuild();
        }
    }

    /** Makes an event of a state; an attribute without a value has a gap there. */
    @Override
    protected TimeEvent createTimeEvent(TimeGraphEntry entry, ITimeGraphState state) {
        boolean empty = state.getValue() == Integer.MIN_VALUE && state.getLabel() == null;
        return empty && state.getStyle() == null
                ? new NullTimeEvent(entry, state.getStartTime(), state.getDuration())
                : super.createTimeEvent(entry, state);
    }

    private static List<String> labels(Object element) {
        return element instanceof TimeGraphEntry row && row.getEntryModel() != null
                ? row.getEntryModel().getLabels()
                : List.of();
    }

    /** The labels of the rows as columns. */
    private static final class Labels extends TreeLabelProvider {

        @Override
        public String getColumnText(Object element, int columnIndex) {
            List<String> labels = labels(element);
            int label = columnIndex >= 0 && columnIndex < LABELS.length ? LABELS[columnIndex] : -1;
            return label >= 0 && label < labels.size()
                    ? labels.get(label)
                    : super.getColumnText(element, columnIndex);
        }
    }
}
