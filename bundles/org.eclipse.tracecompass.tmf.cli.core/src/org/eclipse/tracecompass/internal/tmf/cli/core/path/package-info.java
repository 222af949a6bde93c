/** The critical path of a thread as text and as JSON. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.path;
