/**
 * The time graph without a screen: a {@link
 * org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene} knows rows, states, viewport,
 * selection and theme and draws itself on any surface; a {@link
 * org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphPicture} makes an SVG or PNG file from a
 * data provider.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
