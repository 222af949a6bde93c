package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderView;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.tracecompass.tmf.ui.widgets.AskedSelection;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.actions.ActionFactory;

/**
 * The common part of views with rows of segments: they show rows, or the reason if there are none,
 * and rows can be copied and written to a file.
 *
 * @param <P> the widgets
 */
abstract class SegmentView<P extends SegmentPart<?, ?, ?>> extends ProviderView {

    private final Created<P> content = new Created<>();

    /**
     * @param providerId the id of the data provider, or of the analysis that provides
     * @param analysisId the id of the analysis whose segments are shown
     */
    SegmentView(String providerId, String analysisId) {
        super(providerId, analysisId);
    }

    /**
     * @param subject says what is shown
     */
    SegmentView(ViewSubject subject) {
        super(subject);
    }

    /** Creates the widgets. */
    abstract P createPart(Composite parent);

    /** The widgets; not asked before they have been created. */
    final P part() {
        return content.get();
    }

    /** The widgets; null before they have been created. */
    final @Nullable P partIfCreated() {
        return content.peek();
    }

    /** What is selected, for the commands of other plug-ins; null for nothing. */
    @Nullable
    Object selectedThing() {
        return null;
    }

    /** Adds what depends on the row that is selected. */
    void fillRowMenu(IMenuManager menu) {}

    /** The view's own actions for a row, between copying and export. */
    List<IAction> rowActions() {
        return List.of();
    }

    // --- what a view may say differently

    /** Adds to the top of the context menu. */
    protected void fillContextMenu(IMenuManager menu) {}

    /** Why a complete analysis of a trace has no rows. */
    protected EmptyReason emptyReason(ITmfTrace trace) {
        Set<String> lines = new LinkedHashSet<>(Set.of(Messages.Empty_NoneDetail));
        String analysis = analysisId();
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            IAnalysisModule module = analysis == null ? null : part.getAnalysisModule(analysis);
            if (module != null) {
                lines.add(module.getHelpText(part));
            }
        }
        return new EmptyReason(
                NLS.bind(Messages.Empty_None, trace.getName()), String.join("\n", lines));
    }

    /** Reloads the rows after a change of their look. */
    protected final void refreshRows() {
        part().refresh();
    }

    // --- content

    final @Nullable ITmfTrace trace() {
        return getTrace();
    }

    /** Why a complete answer has no rows; null without a trace. */
    final @Nullable EmptyReason emptiness() {
        ITmfTrace active = getTrace();
        return active == null ? null : emptyReason(active);
    }

    @Override
    protected final void createContent(Composite parent) {
        content.set(createPart(parent));
        IAction copy = RunAction.push(Messages.Action_Copy, null, this::copy);
        IAction export = TableExport.action(this::exportTable);
        List<IAction> more = rowActions();
        Control rows = part().rowsControl();
        MenuManager menu =
                FilledMenu.contextOf(
                        rows,
                        m -> {
                            fillContextMenu(m);
                            fillRowMenu(m);
                            m.add(copy);
                            more.forEach(m::add);
                            m.add(export);
                            m.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
                        });
        getViewSite().registerContextMenu(menu, new AskedSelection(this::selectedThing));
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        getViewSite().getActionBars().getMenuManager().add(export);
    }

    @Override
    public final void dispose() {
        @Nullable P made = content.peek();
        if (made != null) {
            made.close();
        }
        super.dispose();
    }

    @Override
    public final void setFocus() {
        part().rowsControl().setFocus();
    }

    /** The texts of the selected rows, by column. */
    List<List<String>> selectedTexts() {
        return part().selectedTexts();
    }

    /** All rows that are shown; null before there are any. */
    ValueTable.@Nullable Rows allRows() {
        return part().allRows();
    }

    private void copy() {
        List<List<String>> rows = selectedTexts();
        if (!rows.isEmpty()) {
            String text =
                    String.join("\n", rows.stream().map(row -> String.join("\t", row)).toList());
            CopiedText.put(text.replace('\u2009', ' '));
        }
    }

    @Override
    public final boolean hasTable() {
        return true;
    }

    @Override
    protected final @Nullable ViewTable table() {
        ValueTable.Rows rows = allRows();
        return rows == null ? null : new RowsTable(rows, hasTimes());
    }

    /** Whether rows have times. */
    abstract boolean hasTimes();
}
