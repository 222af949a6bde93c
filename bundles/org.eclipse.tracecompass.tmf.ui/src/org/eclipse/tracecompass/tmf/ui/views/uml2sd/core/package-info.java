/**
 * The model of a sequence diagram: a frame with lifelines, messages and executions, which draw
 * themselves.
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
