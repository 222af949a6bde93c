package org.eclipse.tracecompass.tmf.core;

import org.eclipse.core.runtime.QualifiedName;

/**
 * How resources of the workspace say which traces they are.
 *
 * @since 0.2.0
 */
public class TmfCommonConstants {

    private static final String QUALIFIER = "org.eclipse.linuxtools.tmf";

    /** The property with the id of the trace type of a trace's resource. */
    public static final QualifiedName TRACETYPE = new QualifiedName(QUALIFIER, "tracetype.id");

    /** The property with the URI of the file or folder that a trace was imported from. */
    public static final QualifiedName SOURCE_LOCATION =
            new QualifiedName(QUALIFIER, "source.location");

    /** The property with the path of the folder of what is derived from a trace. */
    public static final QualifiedName TRACE_SUPPLEMENTARY_FOLDER =
            new QualifiedName(QUALIFIER, "trace.suppl.folder");

    /** The folder of a project with the supplementary folders of its traces. */
    public static final String TRACE_SUPPLEMENTARY_FOLDER_NAME = ".tracing";

    /** The folder below a supplementary folder with the properties of a trace. */
    public static final String TRACE_PROPERTIES_FOLDER = ".properties";

    /** The name of the project for traces that are opened without one. */
    public static final String DEFAULT_TRACE_PROJECT_NAME = "Tracing";

    private TmfCommonConstants() {
        // constants only
    }
}
