package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import java.io.File;
import java.io.IOException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.osgi.framework.FrameworkUtil;

/** What the dialogs of sequence diagrams keep, in the state of this bundle. On the UI thread. */
final class SDSettings {

    private static final String FILE = "uml2sd.xml";

    private static DialogSettings root;

    private SDSettings() {}

    private static String path() {
        return Platform.getStateLocation(FrameworkUtil.getBundle(SDSettings.class))
                .append(FILE)
                .toOSString();
    }

    /** A section, made if there is none. */
    static DialogSettings section(String name) {
        if (root == null) {
            root = new DialogSettings("uml2sd");
            try {
                if (new File(path()).exists()) {
                    root.load(path());
                }
            } catch (IOException e) {
                ILog.of(SDSettings.class).warn(path() + " cannot be read", e);
            }
        }
        IDialogSettings section = root.getSection(name);
        return section instanceof DialogSettings known
                ? known
                : (DialogSettings) root.addNewSection(name);
    }

    /** Keeps everything for the next start. */
    static void save() {
        try {
            root.save(path());
        } catch (IOException e) {
            ILog.of(SDSettings.class).warn(path() + " cannot be written", e);
        }
    }
}
