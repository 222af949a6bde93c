/**
 * Time graphs of plug-ins that make rows and states themselves: the viewer, how it draws states,
 * and what it tells.
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
