package org.eclipse.tracecompass.tmf.ui.tracetype.preferences;

import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypePreferences;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/**
 * Enables and disables trace types. Disabled types are not tried when a trace is opened.
 *
 * @since 9.5.0
 */
public class TraceTypePreferencePage extends PreferencePage implements IWorkbenchPreferencePage {

    private TraceTypePreferencePageViewer viewer;

    @Override
    public void init(IWorkbench workbench) {
        setDescription(Messages.TraceTypes_Description);
    }

    @Override
    protected Control createContents(Composite parent) {
        viewer = new TraceTypePreferencePageViewer(TmfTraceType.getTraceTypeHelpers());
        return viewer.create(parent);
    }

    @Override
    public boolean performOk() {
        if (viewer != null) {
            TraceTypePreferences.setPreferenceValue(
                    viewer.getUncheckedElements().stream()
                            .map(TraceTypeHelper::getTraceTypeId)
                            .toList());
        }
        return super.performOk();
    }

    @Override
    protected void performDefaults() {
        if (viewer != null) {
            viewer.performDefaults();
        }
        super.performDefaults();
    }
}
