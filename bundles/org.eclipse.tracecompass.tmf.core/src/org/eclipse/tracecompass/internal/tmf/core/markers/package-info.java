/**
 * Compatibility: plug-ins name this package of the documented API although its name says that they
 * should not. Sets of markers that XML files define: regular marks over all rows of a time graph,
 * for instance the frames of a video. Start with {@link
 * org.eclipse.tracecompass.internal.tmf.core.markers.MarkerConfigXmlParser}.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.markers;

import org.eclipse.jdt.annotation.NonNullByDefault;
