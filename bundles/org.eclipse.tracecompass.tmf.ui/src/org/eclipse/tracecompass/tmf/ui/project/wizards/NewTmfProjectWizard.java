package org.eclipse.tracecompass.tmf.ui.project.wizards;

import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.project.model.TraceUtils;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.wizards.newresource.BasicNewProjectResourceWizard;

/**
 * Creates a project for traces.
 *
 * @since 0.2.0
 */
public class NewTmfProjectWizard extends Wizard implements INewWizard, IExecutableExtension {

    /** The id of the wizard. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.ui.wizards.newProject";

    /** The page with the name. */
    protected NewTmfProjectMainWizardPage fMainPage;

    /** The name; set when the wizard is finished. */
    protected String fProjectName;

    /** The place; null for the folder of the workspace. */
    protected URI fProjectLocation;

    /** The element of the extension that declares the wizard. */
    protected IConfigurationElement fConfigElement;

    /** The project; null before it is created. */
    protected IProject fProject;

    private final String title;
    private final String description;

    /** Creates the wizard with its usual texts. */
    public NewTmfProjectWizard() {
        this(Messages.NewProjectWizard_DialogHeader, Messages.NewProjectWizard_DialogMessage);
    }

    /**
     * @param title the title
     * @param desc what the wizard does
     */
    public NewTmfProjectWizard(String title, String desc) {
        this.title = title;
        description = desc;
        setNeedsProgressMonitor(true);
        setForcePreviousAndNextButtons(false);
        setWindowTitle(title);
    }

    @Override
    public void addPages() {
        fMainPage = new NewTmfProjectMainWizardPage(title);
        fMainPage.setTitle(title);
        fMainPage.setDescription(description);
        addPage(fMainPage);
    }

    @Override
    public boolean performCancel() {
        return true;
    }

    @Override
    public boolean performFinish() {
        fProjectName = fMainPage.getProjectName();
        fProjectLocation = fMainPage.useDefaults() ? null : fMainPage.getLocationURI();
        String name = fProjectName;
        URI place = fProjectLocation;
        try {
            getContainer()
                    .run(
                            true,
                            false,
                            monitor ->
                                    fProject =
                                            TmfProjectRegistry.createProject(name, place, monitor));
        } catch (InvocationTargetException e) {
            TraceUtils.displayErrorMsg(e.getCause());
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        if (fProject == null) {
            fMainPage.setErrorMessage(Messages.NewProjectWizard_Failed);
            return false;
        }
        if (fConfigElement != null) {
            BasicNewProjectResourceWizard.updatePerspective(fConfigElement);
        }
        return true;
    }

    @Override
    public void init(IWorkbench iworkbench, IStructuredSelection istructuredselection) {
        // the place of a project does not depend on what is selected
    }

    @Override
    public void setInitializationData(
            IConfigurationElement config, String propertyName, Object data) throws CoreException {
        fConfigElement = config;
    }
}
