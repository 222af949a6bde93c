package org.eclipse.tracecompass.internal.tmf.ui.statesystem;

import java.util.Map;
import java.util.OptionalLong;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.explorer.core.StateSystemDataProvider;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The attributes of every state system of the active trace: their values at the selected time in
 * the columns of the tree, their states along the time beside it. It shows everything an analysis
 * has computed, also while it is computing.
 */
public final class StateSystemView extends TimeGraphView {

    /** The share of the width for the columns, which are half of the purpose of this view. */
    private static final double NAMES_PART = 0.66;

    private static final Map<Integer, Double> COLUMN_WIDTHS =
            Map.of(
                    StateSystemDataProvider.QUARK,
                    58.0,
                    StateSystemDataProvider.VALUE,
                    130.0,
                    StateSystemDataProvider.TYPE,
                    66.0);

    private final ExplorerModel model = new ExplorerModel();

    /** Made by the workbench. */
    public StateSystemView() {
        super(StateSystemDataProvider.ID, null);
    }

    @Override
    protected void createContent(Composite parent) {
        super.createContent(parent);
        TimeGraphControl graph = getControl();
        if (graph == null) {
            return;
        }
        TimeGraphScene scene = graph.scene();
        scene.setNamesPart(NAMES_PART);
        scene.options()
                .setFilterLabel(StateSystemDataProvider.PATH, StateSystemDataProvider.PATH_COLUMN);
        COLUMN_WIDTHS.forEach(
                (column, width) -> {
                    if (!scene.chosenColumnWidths().containsKey(column)) {
                        scene.setColumnWidth(column, width);
                    }
                });
        graph.setAligned(false);
        graph.addListener(
                new TimeAxisListener() {
                    @Override
                    public void timesSelected(long begin, long end) {
                        showValues(begin);
                    }
                });
        graph.addListener(SWT.Paint, e -> rowsPainted(scene));
    }

    // --- content

    @Override
    protected ITimeGraphDataProvider<? extends ITimeGraphEntryModel> adapt(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider) {
        return model.adapt(provider);
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        model.forgetTrace();
        super.traceChanged(active);
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        super.selectionChanged(begin, end);
        showValues(begin);
    }

    private void showValues(long time) {
        if (model.selectTime(time)) {
            refreshRows();
        }
    }

    @Override
    protected String filterSubject() {
        return Messages.Explorer_FilterBy;
    }

    @Override
    protected void filterChanged(@Nullable RowFilter rows) {
        if (model.setFilter(rows)) {
            refreshRows();
        }
    }

    /** Lists more children where the end of those that are listed has come into view. */
    private void rowsPainted(TimeGraphScene scene) {
        boolean more = false;
        for (VisibleRow row : scene.layout().rowsIn(scene.rowsHeight(), scene.scroll())) {
            more |= model.rowSeen(row.entry());
        }
        if (more) {
            refreshRows();
        }
    }

    @Override
    protected Map<String, String> describeRow(TimeGraphEntry row) {
        if (StateSystemDataProvider.isMore(row.labels())) {
            return Map.of(Messages.Explorer_More, Messages.Explorer_MoreDetail);
        }
        String path = ExplorerModel.path(row);
        if (!path.isEmpty()) {
            return Map.of(Messages.Explorer_Path, path);
        }
        String id = row.label(StateSystemDataProvider.FULL_ID);
        return id.isEmpty() ? Map.of() : Map.of(Messages.Explorer_Id, id);
    }

    @Override
    protected @Nullable EmptyReason emptyReason(TimeGraphScene scene) {
        EmptyReason reason = super.emptyReason(scene);
        if (reason == null) {
            return null;
        }
        if (scene.data().tree().size() == 0) {
            return new EmptyReason(Messages.Explorer_None, Messages.Explorer_NoneDetail);
        }
        RowFilter filter = scene.options().filter();
        return filter == null
                ? reason
                : new EmptyReason(
                        Messages.Explorer_NoMatch,
                        NLS.bind(Messages.Explorer_NoMatchDetail, filter.text()));
    }

    // --- what the user does

    @Override
    protected void fillContextMenu(IMenuManager menu) {
        TimeGraphControl graph = getControl();
        TimeGraphEntry row = graph == null ? null : graph.scene().selectedEntry();
        String path = row == null ? "" : ExplorerModel.path(row);
        String value = row == null ? "" : ExplorerModel.value(row);
        add(menu, Messages.Explorer_CopyPath, !path.isEmpty(), () -> copy(path));
        add(menu, Messages.Explorer_CopyValue, !value.isEmpty(), () -> copy(value));
        menu.add(new Separator());
        OptionalLong start = row == null ? OptionalLong.empty() : ExplorerModel.stateStart(row);
        OptionalLong end = row == null ? OptionalLong.empty() : ExplorerModel.stateEnd(row);
        add(menu, Messages.Explorer_GoToStart, start.isPresent(), () -> goTo(start.orElse(0)));
        add(menu, Messages.Explorer_GoToEnd, end.isPresent(), () -> goTo(end.orElse(0)));
        menu.add(new Separator());
    }

    private static void add(IMenuManager menu, String text, boolean enabled, Runnable run) {
        Action action = RunAction.push(text, null, run);
        action.setEnabled(enabled);
        menu.add(action);
    }

    private void copy(String text) {
        CopiedText.put(text);
    }
}
