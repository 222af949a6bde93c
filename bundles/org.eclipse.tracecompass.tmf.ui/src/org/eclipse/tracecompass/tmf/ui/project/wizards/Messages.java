package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of the wizards and dialogs of projects.
 *
 * @since 0.2.0
 */
public class Messages extends NLS {

    public static String NewProjectWizard_DialogHeader;
    public static String NewProjectWizard_DialogMessage;
    public static String SelectTracesWizard_WindowTitle;
    public static String SelectTracesWizardPage_TraceColumnHeader;
    public static String SelectTracesWizardPage_WindowTitle;
    public static String SelectTracesWizardPage_Description;
    public static String SelectTracesWizardPage_SelectionError;
    public static String SelectTracesWizardPage_SelectionOperationCancelled;
    public static String SelectTracesWizardPage_InternalErrorTitle;
    public static String SelectTracesWizardPage_StartTime;
    public static String SelectTracesWizardPage_EndTime;
    public static String SelectTracesWizardPage_TimeRangeOptionButton;
    public static String SelectTracesWizardPage_TimeRangeErrorMessage;
    public static String Dialog_EmptyNameError;
    public static String Dialog_ExistingNameError;
    public static String NewExperimentDialog_DialogTitle;
    public static String NewExperimentDialog_ExperimentName;
    public static String RenameExperimentDialog_DialogTitle;
    public static String RenameExperimentDialog_ExperimentName;
    public static String RenameExperimentDialog_ExperimentNewName;
    public static String CopyExperimentDialog_DialogTitle;
    public static String CopyExperimentDialog_ExperimentName;
    public static String CopyExperimentDialog_ExperimentNewName;
    public static String CopyExperimentDialog_DeepCopyButton;
    public static String CopyExperimentDialog_DeepCopyError;
    public static String RenameTraceDialog_DialogTitle;
    public static String RenameTraceDialog_TraceName;
    public static String RenameTraceDialog_TraceNewName;
    public static String CopyTraceDialog_DialogTitle;
    public static String CopyTraceDialog_TraceName;
    public static String CopyTraceDialog_TraceNewName;
    public static String CopyTraceDialog_Description;
    public static String CopyTraceDialog_CopyLinkButton;
    public static String CopyTraceDialog_CopyTraceButton;
    public static String NewFolderDialog_DialogTitle;
    public static String NewFolderDialog_FolderName;
    public static String RenameFolderDialog_DialogTitle;
    public static String RenameFolderDialog_FolderName;
    public static String RenameFolderDialog_FolderNewName;
    public static String SelectRootNodeWizard_WindowTitle;
    public static String SelectRootNodeWizardPage_WindowTitle;
    public static String SelectRootNodeWizardPage_Description;
    public static String SelectRootNodeWizardPage_TraceColumnHeader;
    public static String TrimTraceDialog_ExportTrimmedTrace;
    public static String NewProjectWizard_Failed;

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.project.wizards.messages", Messages.class);
    }
}
