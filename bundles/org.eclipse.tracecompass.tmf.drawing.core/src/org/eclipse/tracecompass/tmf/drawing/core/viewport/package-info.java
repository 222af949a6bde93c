/**
 * Time to pixel arithmetic on longs: the visible window within its bounds, zoom, pan, selection and
 * history.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.drawing.core.viewport;

import org.eclipse.jdt.annotation.NonNullByDefault;
