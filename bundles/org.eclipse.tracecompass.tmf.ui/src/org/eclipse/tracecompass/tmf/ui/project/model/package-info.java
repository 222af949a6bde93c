/**
 * Projects with traces, experiments and what belongs to them, over the resources of the workspace.
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
