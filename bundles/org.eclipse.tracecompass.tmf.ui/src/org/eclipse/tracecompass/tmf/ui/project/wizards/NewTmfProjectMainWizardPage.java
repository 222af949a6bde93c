package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;

/**
 * The page with the name and the place of a new project.
 *
 * @since 0.2.0
 */
public class NewTmfProjectMainWizardPage extends WizardNewProjectCreationPage {

    /**
     * @param pageName the name of the page
     */
    public NewTmfProjectMainWizardPage(String pageName) {
        super(pageName);
    }
}
