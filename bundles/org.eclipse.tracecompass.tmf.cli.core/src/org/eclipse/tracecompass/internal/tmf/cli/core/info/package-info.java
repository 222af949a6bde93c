/** The description of a trace: gathered from the trace and its events, written as text or JSON. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.info;
