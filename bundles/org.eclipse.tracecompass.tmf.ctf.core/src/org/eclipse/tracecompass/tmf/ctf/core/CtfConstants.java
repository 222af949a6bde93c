package org.eclipse.tracecompass.tmf.ctf.core;

import org.eclipse.core.runtime.QualifiedName;

/**
 * Names in CTF traces and of properties of their resources.
 *
 * @since 0.2.0
 */
@SuppressWarnings("nls")
public interface CtfConstants {

    /** Stands before the name of a context field in the content of an event. */
    String CONTEXT_FIELD_PREFIX = "context.";

    /** The name of the context field with the address of the instruction that recorded an event. */
    String IP_KEY = "_ip";

    /** The attribute of an event class that names an element of a model. */
    String MODEL_URI_KEY = "model.emf.uri";

    /** The property of a live trace's resource with the host that it is received from. */
    QualifiedName LIVE_HOST =
            new QualifiedName("org.eclipse.tracecompass.tmf.ctf.core", "live.host");

    /** The property of a live trace's resource with the port on that host. */
    QualifiedName LIVE_PORT =
            new QualifiedName("org.eclipse.tracecompass.tmf.ctf.core", "live.port");

    /** The property of a live trace's resource with the name of the tracing session. */
    QualifiedName LIVE_SESSION_NAME =
            new QualifiedName("org.eclipse.tracecompass.tmf.ctf.core", "live.session.name");
}
