package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.io.OutputStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuListener;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderView;
import org.eclipse.tracecompass.tmf.ui.widgets.AskedSelection;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.actions.ActionFactory;

/** What one can do with the rows of any view of segments: copy them, and write them to a file. */
@NonNullByDefault
public final class RowActions {

    private RowActions() {}

    /**
     * Gives a view the actions, in the context menu of its rows and in its own menu.
     *
     * @param view the view
     * @param rows the widget with the rows
     * @param selected the texts of the selected rows, by column
     * @param thing what is selected, for the commands of other plug-ins
     * @param top fills the top of the context menu
     * @param more the view's own actions for a row, between copying and export
     * @param tsv writes all rows, their cells separated by tabs
     */
    public static void addTo(
            ProviderView view,
            Control rows,
            Supplier<List<List<String>>> selected,
            Supplier<@Nullable Object> thing,
            IMenuListener top,
            List<IAction> more,
            Consumer<OutputStream> tsv) {
        var bars = view.getViewSite().getActionBars();
        bars.getMenuManager().add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        bars.getToolBarManager().add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        IAction copy =
                RunAction.push(Messages.Action_Copy, null, () -> CopiedText.put(selected.get()));
        IAction export = TableExport.action(view::exportTable);
        MenuManager menu =
                FilledMenu.contextOf(
                        rows,
                        m -> {
                            top.menuAboutToShow(m);
                            m.add(copy);
                            more.forEach(m::add);
                            m.add(export);
                            m.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
                        });
        view.getViewSite().registerContextMenu(menu, new AskedSelection(thing));
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        bars.getMenuManager().add(export);
        bars.getMenuManager().add(TsvExport.action(view, tsv));
    }

    /**
     * Why a complete analysis of a trace has no rows.
     *
     * @param trace the trace
     * @param analysisId the id of the analysis; null if it is not known
     */
    public static EmptyReason nothingFound(ITmfTrace trace, @Nullable String analysisId) {
        Set<String> lines = new LinkedHashSet<>(Set.of(Messages.Empty_NoneDetail));
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            IAnalysisModule module = analysisId == null ? null : part.getAnalysisModule(analysisId);
            if (module != null) {
                lines.add(module.getHelpText(part));
            }
        }
        return new EmptyReason(
                NLS.bind(Messages.Empty_None, trace.getName()), String.join("\n", lines));
    }
}
