package org.eclipse.tracecompass.internal.tmf.remote.ui;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;

/** Any output that is a tree of data; its secondary id is the id of the output. */
public final class OutputTreeView extends TraceView {

    private static final int COLUMN_WIDTH = 140;

    private @Nullable DataPage page;
    private @Nullable Tree tree;

    private @Nullable ProviderSession<
                    ITmfTreeDataProvider<?>,
                    AnswerLoader<String, TmfTreeModel<? extends ITmfTreeDataModel>>,
                    TmfTreeModel<? extends ITmfTreeDataModel>>
            session;

    private final class Source
            extends ProviderSource<
                    ITmfTreeDataProvider<?>,
                    AnswerLoader<String, TmfTreeModel<? extends ITmfTreeDataModel>>,
                    TmfTreeModel<? extends ITmfTreeDataModel>> {

        private final String name;
        private long start;
        private long end;

        Source(String output, String name) {
            super(output, null);
            this.name = name;
        }

        @Override
        protected @Nullable ITmfTreeDataProvider<?> find(ITmfTrace trace) {
            start = trace.getStartTime().toNanos();
            end = trace.getEndTime().toNanos();
            return DataProviderManager.getInstance()
                    .fetchOrCreateDataProvider(trace, providerId(), ITmfTreeDataProvider.class);
        }

        @Override
        protected EmptyReason missing(ITmfTrace trace) {
            return OutputViews.missing(name);
        }

        @Override
        protected AnswerLoader<String, TmfTreeModel<? extends ITmfTreeDataModel>> loader(
                ITmfTreeDataProvider<?> provider,
                Executor executor,
                DataLoader.Listener<TmfTreeModel<? extends ITmfTreeDataModel>> listener) {
            return new AnswerLoader<>(
                    (question, monitor) -> ask(provider, monitor), executor, listener);
        }

        private Reading<TmfTreeModel<? extends ITmfTreeDataModel>> ask(
                ITmfTreeDataProvider<?> provider, IProgressMonitor monitor) {
            TmfModelResponse<? extends TmfTreeModel<? extends ITmfTreeDataModel>> answer =
                    provider.fetchTree(
                            DataProviderParameterUtils.timeParameters(start, end, 2), monitor);
            return Reading.of(answer.getModel(), answer.getStatus(), answer.getStatusMessage());
        }
    }

    @Override
    protected void createContent(Composite parent) {
        DataPage made = new DataPage(parent);
        page = made;
        made.area().setLayout(new FillLayout());
        Tree shown = new Tree(made.area(), SWT.FULL_SELECTION | SWT.MULTI);
        shown.setHeaderVisible(true);
        tree = shown;
        session = new ProviderSession<>(new Host());
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        String output = OutputViews.outputOf(getViewSite());
        setPartName(OutputViews.nameOf(active, output, getPartName()));
        var open = session;
        if (open != null) {
            open.show(active, new Source(output, getPartName()));
        }
    }

    @Override
    public void setFocus() {
        DataPage shown = page;
        if (shown != null) {
            shown.setFocus();
        }
    }

    @Override
    public void dispose() {
        var open = session;
        if (open != null) {
            open.close();
        }
        super.dispose();
    }

    private final class Host
            implements SessionHost<
                    AnswerLoader<String, TmfTreeModel<? extends ITmfTreeDataModel>>,
                    TmfTreeModel<? extends ITmfTreeDataModel>> {

        @Override
        public void onUi(Runnable action) {
            OutputTreeView.this.onUi(action);
        }

        @Override
        public void setLoader(
                @Nullable AnswerLoader<String, TmfTreeModel<? extends ITmfTreeDataModel>> loader) {
            if (loader != null) {
                loader.load("");
            }
        }

        @Override
        public void show(TmfTreeModel<? extends ITmfTreeDataModel> model) {
            Tree shown = tree;
            if (shown == null || shown.isDisposed()) {
                return;
            }
            shown.setRedraw(false);
            shown.removeAll();
            List<String> headers = model.getHeaders();
            while (shown.getColumnCount() < headers.size()) {
                TreeColumn column = new TreeColumn(shown, SWT.NONE);
                column.setWidth(COLUMN_WIDTH);
            }
            for (int i = 0; i < headers.size(); i++) {
                shown.getColumn(i).setText(headers.get(i));
            }
            Map<Long, TreeItem> items = new HashMap<>();
            for (ITmfTreeDataModel entry : model.getEntries()) {
                TreeItem parent = items.get(entry.getParentId());
                TreeItem item =
                        parent == null
                                ? new TreeItem(shown, SWT.NONE)
                                : new TreeItem(parent, SWT.NONE);
                item.setText(entry.getLabels().toArray(new String[0]));
                items.put(entry.getId(), item);
            }
            for (TreeItem item : shown.getItems()) {
                item.setExpanded(true);
            }
            shown.setRedraw(true);
            DataPage filled = page;
            if (filled != null) {
                filled.setFilled(!model.getEntries().isEmpty());
            }
        }

        @Override
        public void showProgress(@Nullable String text, double share) {
            DataPage shown = page;
            if (shown != null && !shown.isDisposed()) {
                shown.showProgress(text, share);
            }
        }

        @Override
        public void showMessage(@Nullable EmptyReason reason) {
            DataPage shown = page;
            if (shown != null && !shown.isDisposed()) {
                shown.showMessage(reason);
            }
        }

        @Override
        public @Nullable EmptyReason emptiness(TmfTreeModel<? extends ITmfTreeDataModel> data) {
            return data.getEntries().isEmpty() ? OutputViews.missing(getPartName()) : null;
        }
    }
}
