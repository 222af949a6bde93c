package org.eclipse.tracecompass.tmf.ui.table;

import java.util.concurrent.Executor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.TableReader;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;
import org.eclipse.tracecompass.tmf.ui.views.ProviderView;

/**
 * The table of a trace.
 *
 * @since 0.2.0
 */
public final class VirtualTableSource
        extends ProviderSource<
                IVirtualTableProvider,
                AnswerLoader<TableReader.Wish, TableReader.Page>,
                TableReader.Page> {

    /** The provider of a view. */
    VirtualTableSource(ProviderView view) {
        super(view);
    }

    /**
     * @param providerId the id of the provider, behind which there is no analysis in this process
     */
    public VirtualTableSource(String providerId) {
        super(providerId, null);
    }

    @Override
    protected @Nullable IVirtualTableProvider find(ITmfTrace trace) {
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(trace, providerId(), IVirtualTableProvider.class);
    }

    @Override
    protected AnswerLoader<TableReader.Wish, TableReader.Page> loader(
            IVirtualTableProvider provider,
            Executor executor,
            DataLoader.Listener<TableReader.Page> listener) {
        return new AnswerLoader<>(new TableReader(provider), executor, listener);
    }
}
