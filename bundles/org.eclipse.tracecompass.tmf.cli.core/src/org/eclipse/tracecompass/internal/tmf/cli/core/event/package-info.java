/** The forms in which events are written: text, CSV, JSON and the canonical lines. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.event;
