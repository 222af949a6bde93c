package org.eclipse.tracecompass.internal.tmf.ui.project;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.Separator;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.open.OpenTraceJob;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.actions.CompoundContributionItem;

/** The menu of what was opened last. */
public final class RecentMenu extends CompoundContributionItem {

    @Override
    protected IContributionItem[] getContributionItems() {
        List<IContributionItem> items = new ArrayList<>();
        List<List<Path>> recent = OpenTraces.get().recent();
        int number = 1;
        for (List<Path> paths : recent) {
            items.add(item(number++, paths));
        }
        if (recent.isEmpty()) {
            Action none = new Action(Messages.Recent_None) {};
            none.setEnabled(false);
            items.add(new ActionContributionItem(none));
        } else {
            items.add(new Separator());
            items.add(
                    new ActionContributionItem(
                            RunAction.push(
                                    Messages.Recent_Clear,
                                    null,
                                    () -> OpenTraces.get().clearRecent())));
        }
        return items.toArray(new IContributionItem[0]);
    }

    private static IContributionItem item(int number, List<Path> paths) {
        String label = OpenTraceJob.labelOf(paths);
        String text = (number < 10 ? "&" : "") + number + "  " + RunAction.plain(label);
        Action open = RunAction.push(text, null, () -> OpenTraces.get().open(paths));
        open.setToolTipText(label);
        return new ActionContributionItem(open);
    }
}
