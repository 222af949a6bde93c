package org.eclipse.tracecompass.tmf.ui.foreign;

import org.eclipse.tracecompass.tmf.ui.editors.TmfEventsEditor;

/** The editor that a plug-in has for its trace type. */
public class DeskEditor extends TmfEventsEditor {

    /** The id of the editor. */
    @SuppressWarnings("hiding")
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.deskEditor";
}
