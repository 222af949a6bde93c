package org.eclipse.tracecompass.analysis.profiling.ui.views.flamechart;

import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.SymbolActions;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.timegraph.BaseDataProviderTimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolsChangedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisViews;
import org.eclipse.tracecompass.tmf.ui.symbols.TmfSymbolProviderUpdatedSignal;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.BaseDataProviderTimeGraphView;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils;

/**
 * The functions that each thread was in, over time, for plug-ins of the documented API. A view with
 * a secondary id shows the call stack analysis with this id. Columns tell the function at the
 * selected instant.
 *
 * @since 9.5.0
 */
@NonNullByDefault({})
public class FlameChartView extends BaseDataProviderTimeGraphView {

    /** The older id of the view. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.callstack";

    private static final String[] COLUMNS = {
        Messages.Column_Name,
        Messages.Column_Function,
        Messages.Column_Entry,
        Messages.Column_Exit,
        Messages.Column_Duration
    };

    private final SymbolActions symbols =
            new SymbolActions(() -> getSite().getShell(), this::getTrace);
    private volatile long selected;

    /** The function of a row at the selected instant. */
    private final class FunctionLabels extends TreeLabelProvider {

        @Override
        public String getColumnText(Object element, int columnIndex) {
            if (columnIndex == 0 || !(element instanceof TimeGraphEntry entry)) {
                return super.getColumnText(element, columnIndex);
            }
            ITimeEvent event = Utils.findEvent(entry, selected, 0);
            if (event == null || event.getLabel() == null) {
                return "";
            }
            return switch (columnIndex) {
                case 1 -> event.getLabel();
                case 2 -> TimeDisplay.textOf(getTrace()).full(event.getTime());
                case 3 ->
                        TimeDisplay.textOf(getTrace()).full(event.getTime() + event.getDuration());
                default -> TimeText.duration(event.getDuration());
            };
        }
    }

    /** A view of the analysis in its secondary id, or of all call stacks of the trace. */
    public FlameChartView() {
        this(ID, new BaseDataProviderTimeGraphPresentationProvider(), CallChartView.PROVIDER);
    }

    /**
     * @param id the id of the view
     * @param presentationProvider says how functions look
     * @param dataProviderID the id of the data provider
     */
    public FlameChartView(
            String id, TimeGraphPresentationProvider presentationProvider, String dataProviderID) {
        super(id, presentationProvider, dataProviderID);
        setTreeColumns(COLUMNS);
        setTreeLabelProvider(new FunctionLabels());
        setFilterColumns(new String[] {Messages.Column_Name});
        setFilterLabelProvider(new FunctionLabels());
    }

    @Override
    protected String getProviderId() {
        String analysis = AnalysisViews.analysisOf(getViewSite());
        return analysis.isEmpty() ? super.getProviderId() : super.getProviderId() + ':' + analysis;
    }

    @Override
    public void createPartControl(@Nullable Composite parent) {
        String title = AnalysisViews.titleOf(getViewSite());
        if (title != null) {
            setPartName(title);
        }
        super.createPartControl(parent);
        symbols.addTo(getViewSite().getActionBars().getMenuManager());
    }

    /** Says how the states of a row are called in tooltips. */
    protected void setStateTypeNameSupplier(
            Function<@Nullable ITimeGraphEntry, @Nullable String> resolver) {
        if (getPresentationProvider()
                instanceof BaseDataProviderTimeGraphPresentationProvider provider) {
            provider.setStateTypeNameResolver(resolver::apply);
        }
    }

    @Override
    protected void fillLocalToolBar(@Nullable IToolBarManager manager) {
        super.fillLocalToolBar(manager);
    }

    // --- rows

    @Override
    protected void rebuild() {
        super.rebuild();
    }

    @Override
    protected void buildEntryList(
            ITmfTrace trace, ITmfTrace parentTrace, IProgressMonitor monitor) {
        super.buildEntryList(trace, parentTrace, monitor);
    }

    @Override
    protected TimeEvent createTimeEvent(
            @Nullable TimeGraphEntry entry, @Nullable ITimeGraphState state) {
        return super.createTimeEvent(entry, state);
    }

    @Override
    protected void synchingToTime(long time) {
        selected = time;
        super.synchingToTime(time);
        redraw();
    }

    // --- signals

    @Override
    @TmfSignalHandler
    public void selectionRangeUpdated(@Nullable TmfSelectionRangeUpdatedSignal signal) {
        super.selectionRangeUpdated(signal);
    }

    @Override
    @TmfSignalHandler
    public void windowRangeUpdated(@Nullable TmfWindowRangeUpdatedSignal signal) {
        super.windowRangeUpdated(signal);
    }

    @Override
    @TmfSignalHandler
    public void traceClosed(@Nullable TmfTraceClosedSignal signal) {
        super.traceClosed(signal);
    }

    /** A symbol provider has been configured: names are asked again. */
    @TmfSignalHandler
    public void symbolMapUpdated(TmfSymbolProviderUpdatedSignal signal) {
        if (signal.getSource() != this) {
            restartZoomThread();
        }
    }

    /** The symbols of a trace have changed: names are asked again. */
    @TmfSignalHandler
    public void symbolsChanged(SymbolsChangedSignal signal) {
        restartZoomThread();
    }
}
