/**
 * Events as the framework sees them: a type, a time, a rank and a tree of fields, each belonging to
 * one trace. {@link org.eclipse.tracecompass.tmf.core.event.TmfField} is a handle to a field for
 * hot paths: its path of names is resolved once per event type.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.jdt.annotation.NonNullByDefault;
