/**
 * The results of analyses of many traces in one folder, with a manifest that says what is valid. A
 * cluster builds it, a viewer opens it. Read {@link
 * org.eclipse.tracecompass.tmf.fleet.core.Manifest} first, then {@link
 * org.eclipse.tracecompass.tmf.fleet.core.TraceBuild}.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.fleet.core;
