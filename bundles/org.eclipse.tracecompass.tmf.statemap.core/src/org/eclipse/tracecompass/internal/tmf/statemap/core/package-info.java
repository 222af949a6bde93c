/** How statemap data becomes a trace and a history. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.statemap.core;
