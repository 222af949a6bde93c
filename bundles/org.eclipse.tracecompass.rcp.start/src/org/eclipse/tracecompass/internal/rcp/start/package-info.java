/**
 * Loads the viewer's bundles from the class path of Java. {@link
 * org.eclipse.tracecompass.internal.rcp.start.OneClassPath} is what Equinox is told of.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.rcp.start;

import org.eclipse.jdt.annotation.NonNullByDefault;
