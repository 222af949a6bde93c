package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;

/**
 * Renames a folder of traces. The result is the new name.
 *
 * @since 0.2.0
 */
public class RenameFolderDialog extends NameDialog {

    private final TmfTraceFolder folder;

    /**
     * @param shell the parent
     * @param folder the folder
     */
    public RenameFolderDialog(Shell shell, TmfTraceFolder folder) {
        super(
                shell,
                folder.getResource().getParent(),
                folder.getName(),
                Messages.RenameFolderDialog_DialogTitle,
                Messages.RenameFolderDialog_FolderNewName,
                Messages.RenameFolderDialog_FolderName);
        this.folder = folder;
    }

    @Override
    Object apply(String name) throws CoreException {
        ElementRename.rename(folder, name);
        return name;
    }
}
