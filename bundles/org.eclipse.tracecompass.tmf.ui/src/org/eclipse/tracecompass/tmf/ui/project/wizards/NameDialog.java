package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.ui.project.model.TraceUtils;
import org.eclipse.ui.dialogs.SelectionStatusDialog;

/**
 * Asks for the name of a file or folder, and does something with it. The dialog stays open if that
 * fails.
 */
abstract class NameDialog extends SelectionStatusDialog {

    private static final int WIDTH = 300;

    private final IContainer folder;
    private final @Nullable String oldName;
    private final @Nullable String oldLabel;
    private final String newLabel;
    private Text field;

    /**
     * @param folder where the name must be free
     * @param oldName the name of what is copied or renamed; null for something new
     * @param labels the title, the label of the new name, and the label of the old one if there is
     *     one
     */
    NameDialog(Shell shell, IContainer folder, @Nullable String oldName, String... labels) {
        super(shell);
        this.folder = folder;
        this.oldName = oldName;
        newLabel = labels[1];
        oldLabel = labels.length > 2 ? labels[2] : null;
        setTitle(labels[0]);
        setStatusLineAboveButtons(true);
    }

    /**
     * Does what the dialog is for.
     *
     * @param name the name
     * @return what {@link #getFirstResult()} answers
     * @throws CoreException if it fails; the reason is shown
     */
    abstract Object apply(String name) throws CoreException;

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        Composite fields = new Composite(area, SWT.NONE);
        fields.setLayout(new GridLayout(2, false));
        fields.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
        if (oldName != null && oldLabel != null) {
            text(fields, oldLabel, SWT.READ_ONLY).setText(oldName);
        }
        field = text(fields, newLabel, SWT.NONE);
        field.setText(oldName == null ? "" : oldName);
        field.selectAll();
        field.addListener(SWT.Modify, e -> check());
        field.setFocus();
        createOptions(area);
        return area;
    }

    private static Text text(Composite parent, String label, int style) {
        new Label(parent, SWT.NONE).setText(label);
        Text text = new Text(parent, SWT.BORDER | style);
        GridData data = new GridData(SWT.FILL, SWT.CENTER, true, false);
        data.widthHint = WIDTH;
        text.setLayoutData(data);
        return text;
    }

    /** Creates more widgets below the name. */
    void createOptions(Composite parent) {
        // most dialogs have none
    }

    @Override
    public void create() {
        super.create();
        getButton(OK).setEnabled(false);
    }

    private void check() {
        updateStatus(statusOf(field.getText()));
    }

    /** Whether a name can be taken. */
    IStatus statusOf(String name) {
        if (name.isBlank()) {
            return error(Messages.Dialog_EmptyNameError);
        }
        IStatus valid = folder.getWorkspace().validateName(name, IResource.FOLDER);
        if (!valid.isOK()) {
            return valid;
        }
        return !TraceResources.freeName(folder, name).equals(name)
                ? error(Messages.Dialog_ExistingNameError)
                : new Status(IStatus.OK, Activator.PLUGIN_ID, "");
    }

    private static IStatus error(String message) {
        return new Status(IStatus.ERROR, Activator.PLUGIN_ID, message);
    }

    @Override
    protected void computeResult() {
        // see okPressed
    }

    @Override
    protected void okPressed() {
        try {
            Object result = apply(field.getText());
            setSelectionResult(new Object[] {result});
            super.okPressed();
        } catch (CoreException e) {
            updateStatus(error(String.valueOf(e.getMessage())));
            TraceUtils.displayErrorMsg(getShell().getText(), e.getMessage(), e);
        }
    }
}
