package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.timegraph.BaseDataProviderTimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HandMadeProvider;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a view keeps of traces that are closed. It has no widgets here. */
@NonNullByDefault({})
class BaseDataProviderTimeGraphViewTest {

    private static final String PROVIDER = "org.eclipse.tracecompass.tmf.ui.tests.hand.made";

    @TempDir Path folder;

    private final BaseDataProviderTimeGraphPresentationProvider looks =
            new BaseDataProviderTimeGraphPresentationProvider();
    private HandMadeProvider provider = HandMadeProvider.sample();
    private View view;
    private ITmfTrace trace;

    /** A view whose rows are found when a test says so. */
    private static final class View extends BaseDataProviderTimeGraphView {

        View(BaseDataProviderTimeGraphPresentationProvider looks) {
            super("test", looks, PROVIDER);
        }

        void build(ITmfTrace trace, IProgressMonitor monitor) {
            buildEntryList(trace, trace, monitor);
        }

        void close(ITmfTrace trace) {
            traceClosed(new TmfTraceClosedSignal(this, trace));
        }

        boolean keepsRows() {
            return !(fEntries.isEmpty() && fEntryIds.isEmpty() && fScopedEntries.isEmpty());
        }
    }

    /** Has a row, and tells when it was found. */
    @NonNullByDefault
    private static final class OneRow extends HandMadeProvider {

        final AtomicBoolean found = new AtomicBoolean();

        OneRow() {
            row(1, -1, "row");
        }

        @Override
        public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            found.set(true);
            return super.fetchTree(parameters, monitor);
        }
    }

    /** Gives all traces the provider of the test. */
    private final class Factory implements IDataProviderFactory {

        @Override
        public ITmfTreeDataProvider<? extends ITmfTreeDataModel> createProvider(ITmfTrace of) {
            return provider;
        }
    }

    @BeforeEach
    void open() throws Exception {
        DataProviderManager.getInstance().addDataProviderFactory(PROVIDER, new Factory());
        trace = SyntheticTrace.ticks(folder, 3);
        view = UiThread.call(() -> new View(looks));
    }

    @AfterEach
    void close() {
        DataProviderManager.getInstance().removeDataProviderFactory(PROVIDER);
        if (view != null) {
            TmfSignalManager.deregister(view);
        }
        trace.dispose();
    }

    @Test
    void theProviderOfAClosedTraceIsForgotten() {
        view.build(trace, new NullProgressMonitor());
        assertThat(looks.getStyles()).containsKey("run");

        view.close(trace);

        assertThat(looks.getStyles()).isEmpty();
        assertThat(looks.getStateTable()).isEmpty();
    }

    @Test
    void soIsAProviderWithoutRows() {
        provider = new HandMadeProvider().style("run", "Usermode", "#4caf50", 1);
        view.build(trace, new NullProgressMonitor());
        assertThat(looks.getStyles()).containsKey("run");

        view.close(trace);

        assertThat(looks.getStyles()).isEmpty();
    }

    @Test
    void aProviderThatAnotherTraceHasTooStays() {
        ITmfTrace other = SyntheticTrace.ticks(folder, 3);
        view.build(trace, new NullProgressMonitor());
        view.build(other, new NullProgressMonitor());

        view.close(trace);

        assertThat(looks.getStyles()).containsKey("run");
        view.close(other);
        assertThat(looks.getStyles()).isEmpty();
        other.dispose();
    }

    @Test
    void aTraceThatIsClosedWhileItsStylesAreAskedLeavesNoProvider() {
        IProgressMonitor monitor = new NullProgressMonitor();
        provider =
                new HandMadeProvider() {
                    @Override
                    public TmfModelResponse<OutputStyleModel> fetchStyle(
                            Map<String, Object> parameters, IProgressMonitor of) {
                        monitor.setCanceled(true);
                        view.close(trace);
                        return super.fetchStyle(parameters, of);
                    }
                }.style("run", "Usermode", "#4caf50", 1);

        view.build(trace, monitor);

        assertThat(looks.getStyles()).isEmpty();
    }

    @Test
    void theRowsOfAClosedTraceAreForgotten() {
        view.build(trace, new NullProgressMonitor());
        assertThat(view.getEntryList(trace)).hasSize(2);

        view.close(trace);

        assertThat(view.keepsRows()).isFalse();
        assertThat(view.getEntryList(trace)).isNull();
    }

    @Test
    void rowsThatAreFoundWhileTheirTraceIsClosedAreNotKept() {
        OneRow asked = new OneRow();
        provider = asked;
        IProgressMonitor monitor =
                new NullProgressMonitor() {
                    @Override
                    public boolean isCanceled() {
                        boolean before = super.isCanceled();
                        if (asked.found.getAndSet(false)) {
                            // as if the trace were closed right after this
                            setCanceled(true);
                            view.close(trace);
                        }
                        return before;
                    }
                };

        view.build(trace, monitor);

        assertThat(view.keepsRows()).isFalse();
        assertThat(view.getEntryList(trace)).isNull();
    }
}
