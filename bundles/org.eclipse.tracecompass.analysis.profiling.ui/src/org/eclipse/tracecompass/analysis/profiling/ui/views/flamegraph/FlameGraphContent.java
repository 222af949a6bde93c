package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameBox;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameText;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;

/** The widgets of a flame graph, and the session whose answers they show. */
final class FlameGraphContent
        implements SessionHost<AnswerLoader<FlameGraphSource.Question, FlameTrees>, FlameTrees> {

    final FlameGraphControl graph;
    final FlameGraphActions actions;
    final ProviderSession<
                    FlameGraphDataProvider<?, ?, ?>,
                    AnswerLoader<FlameGraphSource.Question, FlameTrees>,
                    FlameTrees>
            session = new ProviderSession<>(this);
    private final FlameGraphView view;
    private final Consumer<Runnable> ui;
    private final DataPage page;
    private final FlameSearchRow searchRow;
    private final Label footer;

    FlameGraphContent(Composite parent, FlameGraphView view, Consumer<Runnable> ui) {
        this.view = view;
        this.ui = ui;
        Composite area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        area.setLayout(layout);
        page = new DataPage(area);
        page.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        graph = new FlameGraphControl(page.area());
        searchRow = new FlameSearchRow(area, graph);
        searchRow.moveAbove(page);
        footer = new Label(area, SWT.NONE);
        GridData place = new GridData(SWT.FILL, SWT.FILL, true, false);
        place.horizontalIndent = 6;
        footer.setLayoutData(place);
        graph.onChange(this::updateFooter);
        actions = new FlameGraphActions(view, graph, searchRow);
    }

    void setFocus() {
        if (page.isEmpty()) {
            page.setFocus();
        } else {
            graph.setFocus();
        }
    }

    /** Shows another trace; null = none. */
    void show(@Nullable ITmfTrace active, FlameGraphSource source) {
        show(FlameTrees.EMPTY);
        session.show(active, source);
    }

    /** Asks for what the view wants now. */
    void ask() {
        setLoader(session.loader());
    }

    // --- what the session says

    @Override
    public void onUi(Runnable action) {
        ui.accept(action);
    }

    @Override
    public void setLoader(@Nullable AnswerLoader<FlameGraphSource.Question, FlameTrees> loader) {
        if (loader != null) {
            loader.load(view.question());
        }
    }

    @Override
    public void show(FlameTrees trees) {
        graph.setTrees(trees);
        page.setFilled(!trees.groups().isEmpty());
        updateFooter();
    }

    @Override
    public void showProgress(@Nullable String text, double share) {
        page.showProgress(text, share);
    }

    @Override
    public void showMessage(@Nullable EmptyReason reason) {
        page.showMessage(reason);
    }

    @Override
    public @Nullable EmptyReason emptiness(FlameTrees trees) {
        return view.emptyReason(trees);
    }

    private void updateFooter() {
        FlameBox all = graph.scene().boxes().all();
        FlameBox hovered = graph.scene().hovered();
        FlameBox box = hovered == null ? graph.scene().selected() : hovered;
        if (box == null && graph.scene().boxes().height() > 0) {
            box = all;
        }
        String text = box == null ? "" : FlameText.line(box, all, graph.scene().trees());
        if (!footer.getText().equals(text)) {
            footer.setText(text.replace("&", "&&"));
        }
        searchRow.showFound(FlameText.line(graph.scene().search(), all, graph.scene().trees()));
    }
}
