package org.eclipse.tracecompass.analysis.profiling.ui.views.flamechart;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.SymbolActions;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolsChangedSignal;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;

/**
 * The functions that each thread was in, over time: the base of our own views. Plug-ins of the
 * documented API extend {@link FlameChartView}.
 */
public abstract class CallChartView extends TimeGraphView {

    /**
     * The id of the data provider whose rows are shown, before a colon and that of the analysis.
     */
    public static final String PROVIDER =
            "org.eclipse.tracecompass.analysis.profiling.core.flamechart";

    private final SymbolActions symbols =
            new SymbolActions(() -> Objects.requireNonNull(getSite().getShell()), this::getTrace);
    private final Signals listener = new Signals();

    /**
     * @param analysisId the id of the call stack analysis behind it, which says why there is
     *     nothing to see; null if it is any
     */
    protected CallChartView(@Nullable String analysisId) {
        super(analysisId == null ? PROVIDER : PROVIDER + ':' + analysisId, analysisId);
    }

    @Override
    protected void createContent(Composite parent) {
        super.createContent(parent);
        IMenuManager menu = getViewSite().getActionBars().getMenuManager();
        menu.add(new Separator());
        symbols.addTo(menu);
        TmfSignalManager.register(listener);
    }

    @Override
    public void dispose() {
        TmfSignalManager.deregister(listener);
        super.dispose();
    }

    /** A trace without calls has the rows of its threads' groups, but no states. */
    @Override
    protected EmptyReason noRows() {
        return new EmptyReason(Messages.Empty_NoCalls, Messages.Empty_NoCallsDetail);
    }

    @Override
    protected void fillContextMenu(IMenuManager menu) {
        symbols.addTo(menu);
        menu.add(new Separator());
    }

    /** Hears that functions have other names. */
    public final class Signals {

        private Signals() {}

        /** The symbols of a trace have changed. */
        @TmfSignalHandler
        public void changed(SymbolsChangedSignal signal) {
            onUi(CallChartView.this::refreshStates);
        }
    }
}
