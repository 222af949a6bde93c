/**
 * Events as the framework sees them: a type, a time, a rank and a tree of fields, each belonging to
 * one trace.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.jdt.annotation.NonNullByDefault;
