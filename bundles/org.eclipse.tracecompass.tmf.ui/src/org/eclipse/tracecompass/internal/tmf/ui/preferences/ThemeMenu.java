package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import java.util.Arrays;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.CompoundContributionItem;

/** The menu of the light and the dark theme. */
public final class ThemeMenu extends CompoundContributionItem {

    @Override
    protected IContributionItem[] getContributionItems() {
        return Arrays.stream(ThemeChoice.values())
                .map(ThemeMenu::item)
                .toArray(IContributionItem[]::new);
    }

    private static IContributionItem item(ThemeChoice choice) {
        String text =
                switch (choice) {
                    case LIGHT -> Messages.Prefs_Light;
                    case DARK -> Messages.Prefs_Dark;
                };
        Action action =
                new Action(text, IAction.AS_RADIO_BUTTON) {
                    @Override
                    public void run() {
                        if (isChecked()) {
                            choice.choose(
                                    PlatformUI.getWorkbench()
                                            .getModalDialogShellProvider()
                                            .getShell());
                        }
                    }
                };
        action.setChecked(choice == ThemeChoice.current());
        return new ActionContributionItem(action);
    }
}
